import * as contracts from '@shop/contracts';
import { countAccess, type Domain, listAccess, ok, readCursorPage } from '../../platform/index.ts';
import { registerApprovals } from '../approvals/register-approvals.ts';
import { registerCalendar } from '../calendar/register-calendar.ts';
import { registerStaffCompanies } from '../companies/register-companies.ts';
import { registerCoupons } from '../coupons/register-coupons.ts';
import { registerStaffCustomers } from '../customers/register-customers.ts';
import { registerStaffDues } from '../dues/register-dues.ts';
import { registerFigures } from '../figures/register-figures.ts';
import { registerStaffInvoices } from '../invoices/register-invoices.ts';
import { registerStaffPayments } from '../payments/register-payments.ts';
import { invitationHandler } from '../people/invitation.job.ts';
import { presentMe } from '../people/present-me.ts';
import { registerPeople } from '../people/register-people.ts';
import { registerPeriods } from '../periods/register-periods.ts';
import { registerPriceBooks } from '../price-books/register-price-books.ts';
import { registerStaffQuotes } from '../quotes/staff-quotes.ts';
import { registerStaffRefunds } from '../refunds/register-refunds.ts';
import { deleteExpiredChallenges } from '../second-factor/challenges.repo.ts';
import { factorMailHandler } from '../second-factor/factor-mail.job.ts';
import { registerSecondFactor } from '../second-factor/register-second-factor.ts';
import { matchStatementHandler } from '../statements/match-statement.job.ts';
import { registerStatements } from '../statements/register-statements.ts';
import { registerStaffStock } from '../stock/read-stock-item.ts';
import { createAccount, listAccounts, revokeAccount } from './accounts.ts';

/** Staff functions: accounts, price books, bank statements, manual offers and the audit log. */
export const staff = (): Domain => ({
  name: 'staff',
  register(route, deps) {
    route.staff(contracts.listStaffAccounts, async ({ db, query }) => ok(await listAccounts(db, query)));
    route.staff(
      contracts.createStaffAccount,
      ({ db, body, region, actor }) => createAccount(db, region, body, actor),
      // A stored request fingerprint would be one of the password.
      { replay: false, perMinute: 20 },
    );
    route.staff(contracts.revokeStaffAccount, ({ db, params, actor, user, key }) =>
      revokeAccount(db, Number(params.id), { actor, evenLastAdmin: user === null && key === null }),
    );
    registerPeople(route, deps);
    registerSecondFactor(route, deps);
    registerApprovals(route, deps);
    registerCoupons(route, deps);
    registerStatements(route, deps);
    route(contracts.getStaffMe, ({ db, user }) => presentMe(db, user.id));
    registerPriceBooks(route, deps);
    registerStaffCompanies(route);
    registerStaffCustomers(route, deps);
    registerStaffQuotes(route, deps);
    registerStaffPayments(route);
    registerStaffDues(route, deps);
    registerFigures(route, deps);
    registerStaffRefunds(route);
    registerStaffInvoices(route, deps);
    registerPeriods(route, deps);
    registerStaffStock(route);
    registerCalendar(route, deps);
    route.staff(contracts.listAccessLog, async ({ db, query }) => {
      const page = await readCursorPage(
        query,
        (at) => listAccess(db, query.actor, at),
        () => countAccess(db, query.actor),
      );
      return page.ok ? ok({ entries: page.value.rows, ...page.value.paging }) : page;
    });
  },
  jobs: (deps) => [invitationHandler(deps), factorMailHandler(deps), matchStatementHandler],
  housekeeping: async (db) => {
    await deleteExpiredChallenges(db);
  },
});
