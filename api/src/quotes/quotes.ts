import * as contracts from '@shop/contracts';
import type { Domain } from '../server/domain.ts';
import { numericId } from '../server/ids.ts';
import { fail, ok } from '../server/result.ts';
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
    route(contracts.listMyQuoteRequests, async ({ db, user }) =>
      ok({ quote_requests: await listQuotes(db, user.id) }),
    );
    route(contracts.getQuoteRequest, async ({ db, user, params }) => {
      const found = await findQuote(db, user.id, { id: numericId(params.id), number: params.id });
      return found ? ok(found) : fail('not_found');
    });
  },
});
