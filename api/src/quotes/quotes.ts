import * as contracts from '@shop/contracts';
import { cutPage, readCursor } from '../server/cursor.ts';
import type { Domain } from '../server/domain.ts';
import { numericId } from '../server/ids.ts';
import { fail, isFailure, ok } from '../server/result.ts';
import { createQuoteRequest } from './create-quote-request.ts';
import { findQuote, listQuotes } from './quotes.repo.ts';

/** Requests for a quote. */
export const quotes = (): Domain => ({
  name: 'quotes',
  register(route, deps) {
    route(
      contracts.createQuoteRequest,
      ({ user, region, body }) => createQuoteRequest(deps, user, region, body.quote_request),
      { perMinute: 30 },
    );
    route(contracts.listMyQuoteRequests, async ({ db, user, query }) => {
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const perPage = query.per_page ?? 200;
      const skipped = after ? 0 : ((query.page ?? 1) - 1) * perPage;
      const found = await listQuotes(db, user.id, perPage + 1, after?.id ?? null, skipped);
      const { rows, next } = cutPage(found, perPage, ({ id }) => id);
      return ok({ quote_requests: [...rows], ...(next === null ? {} : { next_cursor: next }) });
    });
    route(contracts.getQuoteRequest, async ({ db, user, params }) => {
      const found = await findQuote(db, user.id, { id: numericId(params.id), number: params.id });
      return found ? ok(found) : fail('not_found');
    });
  },
});
