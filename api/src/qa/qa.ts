import * as contracts from '@shop/contracts';
import type { CallUser } from '../server/call.ts';
import { cutPage, readCursor } from '../server/cursor.ts';
import type { Domain } from '../server/domain.ts';
import { type Failure, isFailure, ok } from '../server/result.ts';
import { changeQaState, writeQaComment } from './change-quality.ts';
import {
  countChanges,
  countComments,
  listChanges,
  listComments,
  type QaFilter,
  type Window,
} from './qa.repo.ts';

interface ListQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly page_token?: string | undefined;
  readonly order_number?: string | undefined;
  readonly line_item_id?: string | undefined;
}

/** One page of a list, newest first, as every list of the shop has it. */
async function pageOf<Row extends { readonly id: number }>(
  query: ListQuery,
  list: (at: Window) => Promise<readonly Row[]>,
  count: () => Promise<number>,
) {
  const after = readCursor(query);
  if (isFailure(after)) return after satisfies Failure<'invalid_input'>;
  const { page = 1, per_page: perPage = 25 } = query;
  const found = await list({ limit: perPage + 1, offset: after === null ? (page - 1) * perPage : 0, after });
  const { rows, next } = cutPage(found, perPage, ({ id }) => id);
  const total = await count();
  return ok({
    rows: [...rows],
    paging: {
      count: rows.length,
      total_count: total,
      current_page: page,
      pages: Math.ceil(total / perPage),
      per_page: perPage,
      next_cursor: next,
    },
  });
}

const filterOf = (user: CallUser | null, query: ListQuery): QaFilter => ({
  userId: user?.id ?? null,
  orderNumber: query.order_number ?? null,
  lineId: query.line_item_id ?? null,
  visible: null,
  state: null,
});

/** Quality checks of ordered lines: written by staff, shown to the buyer where they are marked for it. */
export const qa = (): Domain => ({
  name: 'qa',
  register(route) {
    route.shared(contracts.listQaComments, async ({ db, user, query }) => {
      const visible = query['q[visible_eq]'];
      const filter = { ...filterOf(user, query), visible: visible === undefined ? null : visible === 'true' };
      const page = await pageOf(
        query,
        (at) => listComments(db, filter, at),
        () => countComments(db, filter),
      );
      return page.ok ? ok({ qa_comments: page.value.rows, ...page.value.paging }) : page;
    });
    route.shared(contracts.listQaStateChanges, async ({ db, user, query }) => {
      const filter = { ...filterOf(user, query), state: query['q[state_eq]'] ?? null };
      const page = await pageOf(
        query,
        (at) => listChanges(db, filter, at),
        () => countChanges(db, filter),
      );
      return page.ok ? ok({ qa_state_changes: page.value.rows, ...page.value.paging }) : page;
    });
    route.staff(contracts.createQaComment, ({ db, body, actor }) => writeQaComment(db, body, actor));
    route.staff(contracts.createQaStateChange, ({ db, body, actor }) => changeQaState(db, body, actor));
  },
});
