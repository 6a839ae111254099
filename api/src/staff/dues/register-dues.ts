import * as contracts from '@shop/contracts';
import { type ApiDeps, fail, isFailure, ok, type Route } from '../../platform/index.ts';
import { previewDunningMail, sendDunningStep } from '../../sales/index.ts';
import { readPosition } from '../orders/list-orders.ts';
import { listDues, readSent } from './list-dues.ts';

/** Registers the outstanding payments of the desk and the mails about them. */
export const registerStaffDues = (route: Route, deps: ApiDeps): void => {
  route.staff(contracts.listStaffDues, async ({ db, query, held }) => {
    const { per_page: limit = 50, cursor, ...filter } = query;
    const after = readPosition(cursor);
    if (isFailure(after)) return after;
    const { dues, next } = await listDues(
      db,
      { ...filter, regions: held.regions },
      { limit, after },
      deps.clock(),
    );
    return ok({ dues, next_cursor: next });
  });
  route.staff(contracts.previewDunning, ({ db, params, held }) =>
    previewDunningMail(db, params.number, held.regions, deps),
  );
  route.staff(contracts.sendDunning, async ({ db, params, body, held, actor }) => {
    const sent = await sendDunningStep(db, params.number, body, { actor, regions: held.regions }, deps);
    if (isFailure(sent)) return sent;
    const step = await readSent(db, sent.value);
    return step ? ok(step) : fail('not_found');
  });
};
