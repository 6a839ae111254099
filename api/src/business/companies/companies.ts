import * as contracts from '@shop/contracts';
import { type ApiDeps, type Domain, ok } from '../../platform/index.ts';
import type { OrderPorts } from '../../sales/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMember, removeMember } from './change-member.ts';
import { addItem, removeItem } from './company-items.ts';
import { createCompanyWithAdmin } from './create-company.ts';
import { invitationHandlers } from './invitation-mail.ts';
import { acceptInvitationOnPage, invitationPage } from './invitation-page.ts';
import { inviteMember, revokeOpenInvitation } from './invite-member.ts';
import { readCompany, readInvitations, readItems, readMembers, readMyCompanies } from './read-company.ts';
import { updateDetails, updateRules } from './update-company.ts';

/** Prevents guessing of links. */
const linked = { perMinute: 60 } as const;

/** Companies of the Plus programme: their members, invitations and catalogues. */
export const companies = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'companies',
  register(route, deps) {
    const ports = portsOf(deps);
    route(
      contracts.createCompany,
      ({ db, user, region, body }) => createCompanyWithAdmin(db, user.id, region, body.company),
      { perMinute: 20 },
    );
    route(contracts.listCompanies, async ({ db, user, query }) =>
      ok(await readMyCompanies(db, user.id, query)),
    );
    route(contracts.getCompany, ({ db, user, params }) => readCompany(db, params.id, user.id));
    route(contracts.updateCompany, ({ db, user, params, body }) =>
      updateDetails(db, params.id, user.id, body.company),
    );
    route(contracts.updateCompanyRules, ({ db, user, params, body }) =>
      updateRules(db, params.id, user.id, body.rules),
    );

    route(contracts.listCompanyMembers, ({ db, user, params, query }) =>
      readMembers(db, params.id, user.id, query),
    );
    route(contracts.updateCompanyMember, ({ db, user, params, body }) =>
      changeMember(db, params.id, user.id, params.userId, body.member),
    );
    route(contracts.removeCompanyMember, ({ db, user, params }) =>
      removeMember(db, params.id, user.id, params.userId),
    );
    route(contracts.leaveCompany, ({ db, user, params }) => removeMember(db, params.id, user.id));

    route(
      contracts.inviteToCompany,
      ({ db, user, params, body }) =>
        inviteMember(db, deps.settings.sessionSecret, params.id, user.id, body.invitation),
      { perMinute: 30 },
    );
    route(contracts.listCompanyInvitations, ({ db, user, params, query }) =>
      readInvitations(db, params.id, user.id, query),
    );
    route(contracts.revokeCompanyInvitation, ({ db, user, params }) =>
      revokeOpenInvitation(db, params.id, user.id, params.invitationId),
    );
    route(
      contracts.acceptCompanyInvitation,
      ({ db, user, body }) => acceptInvitation(db, body.token, user),
      linked,
    );
    route.open(contracts.companyInvitationPage, async ({ query }) => ok(invitationPage(query)), linked);
    route.open(
      contracts.acceptOnInvitationPage,
      async ({ db, body }) => ok(await acceptInvitationOnPage(db, body, deps.clock())),
      {
        ...linked,
        form: true,
      },
    );

    route(contracts.listCompanyItems, ({ db, user, params, query }) =>
      readItems(db, ports, { id: params.id, userId: user.id }, query),
    );
    route(contracts.addCompanyItem, ({ db, user, params, body }) =>
      addItem(db, ports, params.id, user.id, body.item),
    );
    route(contracts.removeCompanyItem, ({ db, user, params }) =>
      removeItem(db, params.id, user.id, params.itemId),
    );
  },
  jobs: invitationHandlers,
});
