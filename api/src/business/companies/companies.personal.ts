import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/**
 * A company is not a person and retains its orders; its memberships and contact person are erased.
 * A person's decisions on orders stay without their text, since money was spent on them.
 */
export const companiesPersonal: PersonalData = {
  tables: {
    companies: 'pseudonymised',
    company_members: 'erased',
    company_invitations: 'erased',
    company_items: 'pseudonymised',
    company_design_copies: 'erased',
    order_approvals: 'pseudonymised',
  },
  exports: {
    companies: ({ ids }) => sql`
      select k.name, k.vat_id, k.electronic_address, m.role, m.joined_at from company_members m join companies k on k.id = m.company_id
      where m.user_id in ${[...ids]} order by k.id`,
    company_items: ({ ids }) => sql`
      select k.name as company, i.label, i.quantities, i.created_at from company_items i
      join companies k on k.id = i.company_id where i.added_by in ${[...ids]} order by i.id`,
    company_invitations: ({ emails }) =>
      emails.length === 0
        ? sql`select null as company where false`
        : sql`
      select k.name as company, i.role, i.created_at, i.accepted_at from company_invitations i
      join companies k on k.id = i.company_id where i.email in ${[...emails]} order by i.id`,
    order_approvals: ({ ids }) => sql`
      select c.number as order_number, a.status, a.note, a.reason, a.created_at, a.decided_at
      from order_approvals a join carts c on c.id = a.cart_id
      where a.requested_by in ${[...ids]} or a.decided_by in ${[...ids]} order by a.id`,
  },
  notCopied: { company_design_copies: 'which designs are copies; they are among the designs' },
  erase: ({ ids, emails }) => [
    sql`update order_approvals set status = case when status = 'requested' then 'withdrawn' else status end,
      decided_at = case when status = 'requested' then now() else decided_at end, note = null
      where requested_by in ${[...ids]}`,
    sql`update order_approvals set reason = null where decided_by in ${[...ids]}`,
    sql`delete from company_invitations where invited_by in ${[...ids]}`,
    ...(emails.length === 0 ? [] : [sql`delete from company_invitations where email in ${[...emails]}`]),
    sql`delete from company_design_copies where user_id in ${[...ids]}`,
    // A company needs an admin: after the last one, the longest-standing member becomes admin.
    sql`select id from companies where id in (select company_id from company_members where user_id in ${[...ids]})
      order by id for update`,
    sql`update company_members m set role = 'admin', approval_limit = null from (
        select distinct on (o.company_id) o.company_id, o.user_id from company_members o
        where o.user_id not in ${[...ids]}
          and exists (select 1 from company_members g
            where g.company_id = o.company_id and g.user_id in ${[...ids]} and g.role = 'admin')
          and not exists (select 1 from company_members a
            where a.company_id = o.company_id and a.user_id not in ${[...ids]} and a.role = 'admin')
        order by o.company_id, o.joined_at, o.user_id
      ) heir where m.company_id = heir.company_id and m.user_id = heir.user_id`,
    sql`delete from company_members where user_id in ${[...ids]}`,
    sql`update company_items set label = '-' where added_by in ${[...ids]}`,
    // Erases the contact person that this user entered, and all data of a company without members.
    sql`update companies set address = address - 'firstname' - 'lastname' - 'phone' where updated_by in ${[...ids]}`,
    sql`update companies k set name = '-', vat_id = null, electronic_address = null, address = '{}'
      where name <> '-' and not exists
      (select 1 from company_members m where m.company_id = k.id)`,
  ],
};
