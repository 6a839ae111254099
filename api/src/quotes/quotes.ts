import * as contracts from '@shop/contracts';
import { cutPage, readCursor } from '../server/cursor.ts';
import type { Domain } from '../server/domain.ts';
import { numericId } from '../server/ids.ts';
import { fail, isFailure, ok } from '../server/result.ts';
import { createQuoteRequest } from './create-quote-request.ts';
import { registerQuoteFiles } from './quote-files.ts';
import { countQuotes, findQuote, listAllQuotes, listQuotes } from './quotes.repo.ts';

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
    route.shared(contracts.listQuoteRequests, async ({ db, user, query }) => {
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const { page = 1, per_page: perPage = 25 } = query;
      const type = query['q[type_eq]'];
      const filter = {
        userId: user?.id ?? null,
        status: query['q[status_eq]'] ?? null,
        type: type === undefined ? null : Number(type),
        region: query['q[region_eq]'] ?? null,
        email: query['q[email_eq]'] ?? null,
      };
      const offset = after === null ? (page - 1) * perPage : 0;
      const found = await listAllQuotes(db, filter, { limit: perPage + 1, offset, after });
      const { rows, next } = cutPage(found, perPage, ({ id }) => id);
      const total = await countQuotes(db, filter);
      return ok({
        quote_requests: [...rows],
        count: rows.length,
        total_count: total,
        current_page: page,
        pages: Math.ceil(total / perPage),
        per_page: perPage,
        next_cursor: next,
      });
    });
    registerQuoteFiles(route, deps);
    route.shared(contracts.getQuoteRequest, async ({ db, user, params }) => {
      const found = await findQuote(db, user?.id ?? null, { id: numericId(params.id), number: params.id });
      return found ? ok(found) : fail('not_found');
    });
  },
});
