import type { listMyDesigns as contract, ReplyOf } from '@shop/contracts';
import type * as z from 'zod/mini';
import { type ApiDeps, pagingMembers, type Queryable, toLimitOffset } from '../../platform/index.ts';
import { listDesigns } from './designs.repo.ts';
import { presentDesignSummary } from './present-design.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;

/** Returns a page of the caller's designs, newest first: a hundred by default. */
export const listMyDesigns = async (
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
  db: Queryable,
  userId: number,
  query: Query,
): Promise<ReplyOf<typeof contract>> => {
  const wanted = { page: query.page, per_page: query.per_page ?? 100 };
  const { rows, total } = await listDesigns(db, userId, {
    status: query['q[design_status_eq]'],
    product: query['q[product_type_eq]'],
    source: query['q[source_eq]'],
    nameContains: query['q[name_cont]'],
    ...toLimitOffset(wanted),
  });
  return {
    box_designs: rows.map((row) => presentDesignSummary(deps, row)),
    ...pagingMembers(wanted, rows.length, total),
  };
};
