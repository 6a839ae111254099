import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** The approval of a proof stays, since production relied on it; the approver is erased. */
export const approvalsPersonal: PersonalData = {
  tables: { client_approval_filesets: 'pseudonymised', client_approval_files: 'nobody' },
  exports: {
    approvals: ({ ids }) => sql`
      select o.number as order_number, f.status, f.review_reason, f.email, f.note, f.created_at, f.decided_at
      from client_approval_filesets f join orders o on o.id = f.order_id
      where o.user_id in ${[...ids]} order by f.created_at`,
  },
  erase: ({ ids }) => [
    sql`update client_approval_filesets f set note = null, email = case when f.email is null then null else '' end,
      review_reason = case when f.review_reason is null then null else '' end
      from orders o where o.id = f.order_id and o.user_id in ${[...ids]}`,
  ],
};
