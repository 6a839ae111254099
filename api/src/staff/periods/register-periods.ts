import * as contracts from '@shop/contracts';
import { type ApiDeps, fail, isFailure, ok, type Route } from '../../platform/index.ts';
import { closePeriod } from '../../sales/index.ts';
import { readPeriod } from './read-period.ts';

/** Registers the months of the desk; a request that another person approves reopens one. */
export const registerPeriods = (route: Route, { clock }: ApiDeps): void => {
  route.staff(contracts.getStaffPeriod, async ({ db, params, held }) =>
    ok(await readPeriod(db, params.month, held.regions)),
  );
  route.staff(contracts.closePeriod, async ({ db, params, held, actor }) => {
    // A person with the permission has it everywhere; a key may be limited.
    if (held.regions !== null) return fail('forbidden', { detail: 'A month concerns every region.' });
    const closed = await closePeriod(db, params.month, actor, clock());
    return isFailure(closed) ? closed : ok(await readPeriod(db, params.month, held.regions));
  });
};
