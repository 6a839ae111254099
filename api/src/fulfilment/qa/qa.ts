import * as contracts from '@shop/contracts';
import { type CallUser, type Domain, ok, readCursorPage } from '../../platform/index.ts';
import { ofOrderInBody } from '../../sales/index.ts';
import { changeQaState, writeQaComment } from './change-quality.ts';
import { countChanges, countComments, listChanges, listComments, type QaFilter } from './qa.repo.ts';

interface ListQuery {
  readonly order_number?: string | undefined;
  readonly line_item_id?: string | undefined;
}

const filterOf = (user: CallUser | null, query: ListQuery): QaFilter => ({
  userId: user?.id ?? null,
  orderNumber: query.order_number ?? null,
  lineId: query.line_item_id ?? null,
  visible: null,
  state: null,
});

/** Quality checks of ordered lines: written by staff, shown to the buyer when marked visible. */
export const qa = (): Domain => ({
  name: 'qa',
  register(route) {
    route.shared(contracts.listQaComments, async ({ db, user, query }) => {
      const visible = query['q[visible_eq]'];
      const filter = { ...filterOf(user, query), visible: visible === undefined ? null : visible === 'true' };
      const page = await readCursorPage(
        query,
        (at) => listComments(db, filter, at),
        () => countComments(db, filter),
      );
      return page.ok ? ok({ qa_comments: page.value.rows, ...page.value.paging }) : page;
    });
    route.shared(contracts.listQaStateChanges, async ({ db, user, query }) => {
      const filter = { ...filterOf(user, query), state: query['q[state_eq]'] ?? null };
      const page = await readCursorPage(
        query,
        (at) => listChanges(db, filter, at),
        () => countChanges(db, filter),
      );
      return page.ok ? ok({ qa_state_changes: page.value.rows, ...page.value.paging }) : page;
    });
    route.staff(
      contracts.createQaComment,
      ({ db, body, actor }) => writeQaComment(db, body, actor),
      ofOrderInBody,
    );
    route.staff(
      contracts.createQaStateChange,
      ({ db, body, actor }) => changeQaState(db, body, actor),
      ofOrderInBody,
    );
  },
});
