import * as contracts from '@shop/contracts';
import { countAccess, type Domain, listAccess, ok, readCursorPage } from '../../platform/index.ts';
import { createAccount, listAccounts, revokeAccount } from './accounts.ts';
import { createStaffOffer } from './create-staff-offer.ts';
import { importBook, presentBooks } from './price-books.ts';

/** Staff functions: accounts, price books, manual offers and the audit log. */
export const staff = (): Domain => ({
  name: 'staff',
  register(route, deps) {
    route.staff(contracts.listStaffAccounts, async ({ db, query }) => ok(await listAccounts(db, query)));
    route.staff(
      contracts.createStaffAccount,
      ({ db, body, region }) => createAccount(db, region, body),
      // A stored request fingerprint would be one of the password.
      { replay: false, perMinute: 20 },
    );
    route.staff(contracts.revokeStaffAccount, ({ db, params, actor }) =>
      revokeAccount(db, Number(params.id), actor),
    );
    route.staff(
      contracts.importPriceBook,
      ({ db, body, actor }) => importBook(db, body, actor, deps.clock()),
      {
        bodyLimit: 256 * 1024,
      },
    );
    route.staff(contracts.listPriceBooks, async () => ok({ price_books: presentBooks() }));
    route.staff(contracts.createStaffOffer, ({ params, body }) => createStaffOffer(deps, params.id, body));
    route.staff(contracts.listAccessLog, async ({ db, query }) => {
      const page = await readCursorPage(
        query,
        (at) => listAccess(db, query.actor, at),
        () => countAccess(db, query.actor),
      );
      return page.ok ? ok({ entries: page.value.rows, ...page.value.paging }) : page;
    });
  },
});
