import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

const lines = (ids: readonly number[]) => sql`
  select l.id from order_lines l join orders o on o.id = l.order_id where o.user_id in ${[...ids]}`;

/**
 * Decisions stay, since goods were made or blocked by them; the text is erased. `is_erasing()` lets
 * the trigger allow it.
 */
export const qaPersonal: PersonalData = {
  tables: { qa_comments: 'pseudonymised', qa_state_changes: 'pseudonymised' },
  exports: {
    quality_comments: ({ ids }) => sql`
      select q.order_line_id as line_item_id, q.body as text, q.created_at from qa_comments q
      where q.order_line_id in (${lines(ids)}) order by q.id`,
    quality_checks: ({ ids }) => sql`
      select q.order_line_id as line_item_id, q.state, q.reason, q.created_at from qa_state_changes q
      where q.order_line_id in (${lines(ids)}) order by q.id`,
  },
  erase: ({ ids }) => [
    sql`update qa_comments set body = '' where order_line_id in (${lines(ids)})`,
    sql`update qa_state_changes set reason = case when reason is null then null else '' end
      where order_line_id in (${lines(ids)})`,
  ],
};
