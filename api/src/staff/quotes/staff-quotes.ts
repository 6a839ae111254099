import * as contracts from '@shop/contracts';
import { type ApiDeps, isFailure, needsSecondPerson, ok, type Route } from '../../platform/index.ts';
import { readPosition } from '../orders/list-orders.ts';
import { closeByStaff, extendByStaff, remindByStaff, withdrawByStaff } from './change-offer.ts';
import { createStaffOffer, previewOffer } from './create-staff-offer.ts';
import { listQuotes } from './list-quotes.ts';
import { assignQuoteOwner, listOwners } from './quote-owner.ts';
import { createNote, readStaffQuote } from './read-quote.ts';

/** Registers the desk's quote requests: list, one request, its owner and notes. */
export const registerStaffQuotes = (route: Route, deps: ApiDeps): void => {
  const { clock } = deps;
  route.staff(contracts.listStaffQuotes, async ({ db, query, held, user }) => {
    const { sort = '-created', per_page: limit = 50, cursor, ...filter } = query;
    const after = readPosition(cursor);
    if (isFailure(after)) return after;
    const reader = { regions: held.regions, userId: user?.id ?? null };
    const { quotes, next } = await listQuotes(db, filter, reader, { sort, limit, after }, clock());
    return ok({ quote_requests: quotes, next_cursor: next });
  });
  route.staff(contracts.listQuoteOwners, async ({ db }) => ok({ owners: await listOwners(db) }));
  route.staff(contracts.getStaffQuote, ({ db, params, held }) =>
    readStaffQuote(db, params.number, held.regions, deps),
  );
  route.staff(contracts.assignQuote, ({ db, params, body, actor, held }) =>
    assignQuoteOwner(db, params.number, body, { actor, regions: held.regions }),
  );
  route.staff(contracts.createStaffOffer, (call) =>
    createStaffOffer({ ...deps, db: call.db }, call.params.id, call.body, {
      actor: call.actor,
      regions: call.held.regions,
      alone: !needsSecondPerson(call, 'staff:quotes:approve'),
    }),
  );
  route.staff(contracts.previewStaffOffer, ({ db, params, body, held }) =>
    previewOffer({ ...deps, db }, params.id, body, held.regions),
  );
  route.staff(contracts.withdrawOffer, ({ db, params, body, actor, held }) =>
    withdrawByStaff(db, params.id, body.reason, { actor, regions: held.regions }),
  );
  route.staff(contracts.extendOffer, ({ db, params, body, actor, held }) =>
    extendByStaff(db, params.id, new Date(body.valid_until), clock(), { actor, regions: held.regions }),
  );
  route.staff(contracts.remindOfOffer, ({ db, params, actor, held }) =>
    remindByStaff(db, params.id, { actor, regions: held.regions }),
  );
  route.staff(contracts.closeQuote, ({ db, params, body, actor, held }) =>
    closeByStaff(db, params.number, body, { actor, regions: held.regions }),
  );
  route.staff(contracts.createQuoteNote, ({ db, params, body, actor, held }) =>
    createNote(db, params.number, body.text, { actor, regions: held.regions }),
  );
};
