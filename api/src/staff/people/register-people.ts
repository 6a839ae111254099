import * as contracts from '@shop/contracts';
import { listSessions } from '../../customers/index.ts';
import { type ApiDeps, fail, ok, type Route } from '../../platform/index.ts';
import { findAccount } from '../desk/accounts.ts';
import { changeRoles, invite, signOutEverywhere } from './change-people.ts';
import { listStaffChanges } from './staff-changes.repo.ts';

/** Registers the routes of people and their roles. */
export const registerPeople = (route: Route, deps: ApiDeps): void => {
  route.staff(
    contracts.inviteStaff,
    ({ db, body, region, actor }) => invite(db, region, body, { actor, now: deps.clock() }),
    { perMinute: 60 },
  );
  route.staff(contracts.changeStaffRoles, ({ db, params, body, actor }) =>
    changeRoles(db, Number(params.id), body, actor),
  );
  route.staff(contracts.listStaffSessions, async ({ db, params, user }) => {
    const id = Number(params.id);
    if (!(await findAccount(db, id))) return fail('not_found');
    return ok({ sessions: [...(await listSessions(db, id, user?.token ?? ''))] });
  });
  route.staff(contracts.endStaffSessions, ({ db, params, actor }) =>
    signOutEverywhere(db, Number(params.id), actor),
  );
  route.staff(contracts.listStaffChanges, async ({ db, query }) => ok(await listStaffChanges(db, query)));
};
