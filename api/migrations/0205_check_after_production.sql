-- A check before production is of the artwork, a check after it is of the goods. Only the second lets an order be
-- packed: one that passed prepress left out its stage of printing.
alter table orders add column production_begun_at timestamptz;

drop function order_stage(bigint, text, timestamptz);
create function order_stage(order_key bigint, status text, canceled timestamptz, begun timestamptz)
returns text language sql stable as $$
  select case
    when canceled is not null then 'canceled'
    when status = 'delivered' then 'delivered'
    when status = 'shipped' then 'transit'
    when status = 'partially_shipped'
      or exists (select from shipments s where s.order_id = order_key and s.state = 'packed') then 'ship'
    when status = 'in_production' then
      case when not exists (
        select from order_lines l where l.order_id = order_key and l.service is null and coalesce((
          select q.state from qa_state_changes q
          where q.order_line_id = l.id and q.created_at >= coalesce(begun, '-infinity') order by q.id desc limit 1
        ), 'waiting') not in ('passed', 'waived')
      ) then 'pack' else 'print' end
    when (
      select a.status from client_approval_filesets a
      where a.order_id = order_key and a.status <> 'superseded' order by a.created_at desc, a.id limit 1
    ) in ('pending', 'rejected') then 'proof'
    else 'check' end
$$;

create or replace function derive_order_columns() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.snapshot is distinct from old.snapshot or new.email is distinct from old.email then
    new.dispatch_on := substring(new.snapshot #>> '{estimated_delivery,dispatch}' from '^\d{4}-\d\d-\d\d')::date;
    new.deliver_by := substring(new.snapshot #>> '{estimated_delivery,to}' from '^\d{4}-\d\d-\d\d')::date;
    new.search_text := search_fold(concat_ws(' ', new.number, new.email,
      new.snapshot #>> '{ship_address,firstname}', new.snapshot #>> '{ship_address,lastname}',
      new.snapshot #>> '{ship_address,company}', new.snapshot #>> '{bill_address,firstname}',
      new.snapshot #>> '{bill_address,lastname}', new.snapshot #>> '{bill_address,company}', new.po_number));
  end if;
  if tg_op = 'UPDATE' and old.fulfilment_status = 'none' and new.fulfilment_status <> 'none' then
    new.production_begun_at := now();
  end if;
  new.stage := order_stage(new.id, new.fulfilment_status, new.canceled_at, new.production_begun_at);
  return new;
end $$;
