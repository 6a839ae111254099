import * as contracts from '@shop/contracts';
import { mailLanguageOf } from '../mail/language.ts';
import { askPage, endPage } from '../mail/link-page.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { plusWords } from '../plus/words/index.ts';
import type { ApiDeps, Domain } from '../server/domain.ts';
import { paged, pageOf } from '../server/paged.ts';
import { ok } from '../server/result.ts';
import { acceptByMail, acceptInvitation } from './accept-invitation.ts';
import { asMember } from './as-member.ts';
import { changeMember, removeMember } from './change-member.ts';
import { listCompaniesOf, listMembers, presentCompany, presentMember } from './companies.repo.ts';
import { addItem, listItems, removeItem } from './company-items.ts';
import { foundCompany } from './found-company.ts';
import { invitationHandlers } from './invitation-mail.ts';
import { listInvitations, presentInvitation } from './invitations.repo.ts';
import { inviteMember, revokeOpenInvitation } from './invite-member.ts';
import { updateDetails, updateRules } from './update-company.ts';

/** Links are not to be guessed at. */
const linked = { perMinute: 60 } as const;

/** Companies of the Plus programme: their members, invitations and catalogues. */
export const companies = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'companies',
  register(route, deps) {
    const ports = portsOf(deps);
    route(
      contracts.createCompany,
      ({ db, user, region, body }) => foundCompany(db, user.id, region, body.company),
      { perMinute: 20 },
    );
    route(contracts.listCompanies, async ({ db, user, query }) => {
      const { limit, offset } = pageOf(query);
      const { rows, total } = await listCompaniesOf(db, user.id, limit, offset);
      return ok({ companies: rows.map(presentCompany), ...paged(query, rows.length, total) });
    });
    route(contracts.getCompany, async ({ db, user, params }) => {
      const company = await asMember(db, params.id, user.id, 'company.read');
      return 'ok' in company ? company : ok(presentCompany(company));
    });
    route(contracts.updateCompany, ({ db, user, params, body }) =>
      updateDetails(db, params.id, user.id, body.company),
    );
    route(contracts.updateCompanyRules, ({ db, user, params, body }) =>
      updateRules(db, params.id, user.id, body.rules),
    );

    route(contracts.listCompanyMembers, async ({ db, user, params, query }) => {
      const company = await asMember(db, params.id, user.id, 'members.read');
      if ('ok' in company) return company;
      const { rows, total } = await listMembers(db, company.id, {
        role: query['q[role_eq]'] ?? null,
        ...pageOf(query),
      });
      return ok({
        members: rows.map((row) => presentMember(row, company.currency)),
        ...paged(query, rows.length, total),
      });
    });
    route(contracts.updateCompanyMember, ({ db, user, params, body }) =>
      changeMember(db, params.id, user.id, params.userId, body.member),
    );
    route(contracts.removeCompanyMember, ({ db, user, params }) =>
      removeMember(db, params.id, user.id, params.userId),
    );
    route(contracts.leaveCompany, ({ db, user, params }) => removeMember(db, params.id, user.id));

    route(
      contracts.inviteToCompany,
      ({ db, user, params, body }) => inviteMember(db, params.id, user.id, body.invitation),
      { perMinute: 30 },
    );
    route(contracts.listCompanyInvitations, async ({ db, user, params, query }) => {
      const company = await asMember(db, params.id, user.id, 'members.manage');
      if ('ok' in company) return company;
      const { limit, offset } = pageOf(query);
      const { rows, total } = await listInvitations(db, company.id, limit, offset);
      return ok({ invitations: rows.map(presentInvitation), ...paged(query, rows.length, total) });
    });
    route(contracts.revokeCompanyInvitation, ({ db, user, params }) =>
      revokeOpenInvitation(db, params.id, user.id, params.invitationId),
    );
    route(
      contracts.acceptCompanyInvitation,
      ({ db, user, body }) => acceptInvitation(db, body.token, user),
      linked,
    );
    const pageIn = (lang: string | undefined) => {
      const language = mailLanguageOf(lang ?? '');
      const { page, noAccount } = plusWords[language].invitation;
      return { language, words: page, noAccount };
    };
    route.open(
      contracts.companyInvitationPage,
      async ({ query }) =>
        ok(
          askPage(pageIn(query.lang), '/v2/company_invitations/page', {
            token: query.token,
            lang: pageIn(query.lang).language,
          }),
        ),
      linked,
    );
    route.open(
      contracts.acceptOnInvitationPage,
      async ({ db, body }) => {
        const { language, words, noAccount } = pageIn(body.lang);
        const end = await acceptByMail(db, body.token);
        return ok(
          end === 'no account'
            ? endPage({ language, words: { ...words, void: noAccount } }, 'void')
            : endPage({ language, words }, end === 'joined' ? 'done' : 'void'),
        );
      },
      { ...linked, form: true },
    );

    route(contracts.listCompanyItems, async ({ db, user, params, query }) => {
      const company = await asMember(db, params.id, user.id, 'items.read');
      if ('ok' in company) return company;
      const { limit, offset } = pageOf(query);
      const { items, total } = await listItems(db, ports, company, limit, offset);
      return ok({ items, ...paged(query, items.length, total) });
    });
    route(contracts.addCompanyItem, ({ db, user, params, body }) =>
      addItem(db, ports, params.id, user.id, body.item),
    );
    route(contracts.removeCompanyItem, ({ db, user, params }) =>
      removeItem(db, params.id, user.id, params.itemId),
    );
  },
  jobs: invitationHandlers,
});
