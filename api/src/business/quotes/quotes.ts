import * as contracts from '@shop/contracts';
import type { Artwork } from '../../artwork/index.ts';
import { visitorMerged } from '../../customers/index.ts';
import {
  cutPage,
  type Domain,
  fail,
  isFailure,
  numericId,
  ok,
  readCursor,
  readCursorPage,
  subscribe,
} from '../../platform/index.ts';
import { noRegistry, type VatRegistry } from '../../sales/index.ts';
import { createQuoteRequest } from './create-quote-request.ts';
import { registerQuoteFiles } from './quote-files.ts';
import { countQuotes, findQuote, listAllQuotes, listQuotes, moveQuoteRequests } from './quotes.repo.ts';

export interface QuotesOptions {
  readonly artwork: Pick<Artwork, 'validatePdf'>;
  /** Asked about the VAT number of a request; without one every number stays pending. */
  readonly vatRegistry?: VatRegistry;
}

/** Quote requests. */
export const quotes = ({ artwork, vatRegistry = noRegistry }: QuotesOptions): Domain => ({
  name: 'quotes',
  register(route, deps) {
    route(
      contracts.createQuoteRequest,
      ({ user, region, body }) => createQuoteRequest(deps, vatRegistry, user, region, body.quote_request),
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
      const type = query['q[type_eq]'];
      const filter = {
        userId: user?.id ?? null,
        status: query['q[status_eq]'] ?? null,
        type: type === undefined ? null : Number(type),
        region: query['q[region_eq]'] ?? null,
        email: query['q[email_eq]'] ?? null,
      };
      const page = await readCursorPage(
        query,
        (at) => listAllQuotes(db, filter, at),
        () => countQuotes(db, filter),
      );
      return page.ok ? ok({ quote_requests: page.value.rows, ...page.value.paging }) : page;
    });
    registerQuoteFiles(route, deps, artwork);
    route.shared(contracts.getQuoteRequest, async ({ db, user, params }) => {
      const found = await findQuote(db, user?.id ?? null, { id: numericId(params.id), number: params.id });
      return found ? ok(found) : fail('not_found');
    });
  },
  subscribers: () => [
    subscribe(
      visitorMerged,
      async (tx, { visitorId, accountId }) => void (await moveQuoteRequests(tx, visitorId, accountId)),
    ),
  ],
});
