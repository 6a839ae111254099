import * as contracts from '@shop/contracts';
import type * as z from 'zod/mini';
import {
  type ApiDeps,
  binary,
  cutPage,
  isFailure,
  ok,
  pagingMembers,
  type Route,
  readCursor,
  signUrl,
  toLimitOffset,
} from '../../platform/index.ts';
import { productionCsv } from './production-csv.ts';
import { countProductionLines, listProductionLines, type ProductionFilter } from './production-list.repo.ts';

type Query = z.output<NonNullable<(typeof contracts.exportProduction)['query']>>;

const filterOf = (query: Query): ProductionFilter => {
  const express = query['q[express_eq]'];
  return {
    orderNumber: query.order_number ?? null,
    from: query['q[placed_at_gteq]'] ?? null,
    to: query['q[placed_at_lteq]'] ?? null,
    product: query['q[product_eq]'] ?? null,
    state: query['q[state_eq]'] ?? null,
    region: query['q[region_eq]'] ?? null,
    express: express === undefined ? null : express === 'true',
  };
};

/** The production list, for people and the makers' systems. */
export const registerProductionList = (route: Route, { settings, clock }: ApiDeps): void => {
  const address = (id: string) => signUrl(settings.sessionSecret, `/production_files/${id}/file`, clock());
  route.staff(contracts.listProduction, async ({ db, query }) => {
    const after = readCursor(query);
    if (isFailure(after)) return after;
    const { cursor: _cursor, page_token: _token, page: _page, per_page: _perPage, ...rest } = query;
    const filter = filterOf(rest);
    const { limit, offset } = toLimitOffset(query);
    const at = { limit: limit + 1, offset: after === null ? offset : 0, after };
    const found = await listProductionLines(db, filter, at, address);
    const { rows, next } = cutPage(found, limit, (line) => line.line_item_id);
    const total = await countProductionLines(db, filter);
    return ok({
      production_list: [...rows],
      ...pagingMembers(query, rows.length, total),
      next_cursor: next,
    });
  });
  route.staff(contracts.exportProduction, async ({ db, query }) => {
    const lines = await listProductionLines(
      db,
      filterOf(query),
      { limit: 1000, offset: 0, after: null },
      address,
    );
    return ok(
      binary(new TextEncoder().encode(productionCsv(lines)), 'text/csv; charset=utf-8', {
        'content-disposition': 'attachment; filename="production-list.csv"',
      }),
    );
  });
};
