-- What the desk needs to list, find and hold orders. Columns of `orders` that are derived are written by triggers alone,
-- so no use case can forget them, and lists read them by index.

-- A text as the desk compares it: lower case, without accents. What the buyer typed keeps them.
create function search_fold(body text) returns text language sql immutable parallel safe as $$
  select translate(lower(regexp_replace(normalize(body, nfkd), '[\u0300-\u036f]', '', 'g')), 'ŁłØøĐđ', 'lloodd')
$$;
-- Every three consecutive characters: an index of them finds any fragment of a text, on every PostgreSQL, without an
-- extension.
create function search_grams(folded text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(folded, place, 3)), '{}')
  from generate_series(1, length(folded) - 2) as place
$$;

alter table orders
  add column stage text not null default 'check'
    check (stage in ('check', 'proof', 'print', 'pack', 'ship', 'transit', 'delivered', 'canceled')),
  add column dispatch_on date,
  add column deliver_by date,
  add column search_text text not null default '',
  -- Grows with each change that staff make to the order itself; a change names the one that it is based on.
  add column revision int not null default 0;

-- Why an order is not made or sent for now. The open row holds it; closed rows are its history.
create table order_holds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  reason text not null check (length(reason) <= 500),
  held_by text not null,
  held_at timestamptz not null default now(),
  released_by text,
  released_at timestamptz,
  check ((released_by is null) = (released_at is null))
);
create unique index order_holds_one_open on order_holds (order_id) where released_at is null;
create index order_holds_of_order on order_holds (order_id, id);

-- What staff write about an order for each other; no buyer sees it.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  body text not null check (length(body) <= 4000),
  actor text not null,
  created_at timestamptz not null default now()
);
create index order_notes_of_order on order_notes (order_id, id);

-- The stage, derived from what is recorded about production. Docs: docs/desk.md.
create function order_stage(order_key bigint, status text, canceled timestamptz) returns text language sql stable as $$
  select case
    when canceled is not null then 'canceled'
    when status = 'delivered' then 'delivered'
    when status = 'shipped' then 'transit'
    when status = 'partially_shipped'
      or exists (select from shipments s where s.order_id = order_key and s.state = 'packed') then 'ship'
    when status = 'in_production' then
      case when not exists (
        select from order_lines l where l.order_id = order_key and l.service is null and coalesce((
          select q.state from qa_state_changes q where q.order_line_id = l.id order by q.id desc limit 1
        ), 'waiting') not in ('passed', 'waived')
      ) then 'pack' else 'print' end
    when (
      select a.status from client_approval_filesets a
      where a.order_id = order_key and a.status <> 'superseded' order by a.created_at desc, a.id limit 1
    ) in ('pending', 'rejected') then 'proof'
    else 'check' end
$$;

create function derive_order_columns() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.snapshot is distinct from old.snapshot or new.email is distinct from old.email then
    new.dispatch_on := substring(new.snapshot #>> '{estimated_delivery,dispatch}' from '^\d{4}-\d\d-\d\d')::date;
    new.deliver_by := substring(new.snapshot #>> '{estimated_delivery,to}' from '^\d{4}-\d\d-\d\d')::date;
    new.search_text := search_fold(concat_ws(' ', new.number, new.email,
      new.snapshot #>> '{ship_address,firstname}', new.snapshot #>> '{ship_address,lastname}',
      new.snapshot #>> '{ship_address,company}', new.snapshot #>> '{bill_address,firstname}',
      new.snapshot #>> '{bill_address,lastname}', new.snapshot #>> '{bill_address,company}', new.po_number));
  end if;
  new.stage := order_stage(new.id, new.fulfilment_status, new.canceled_at);
  return new;
end $$;
create trigger orders_derive before insert or update on orders for each row execute function derive_order_columns();

-- What else moves a stage. The update derives it: it sets nothing itself.
create function derive_stage_again() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'qa_state_changes' then
    update orders set revision = revision
    where id = (select order_id from order_lines where id = new.order_line_id);
  else
    update orders set revision = revision where id = new.order_id;
  end if;
  return null;
end $$;
create trigger filesets_move_stage after insert or update of status on client_approval_filesets
  for each row execute function derive_stage_again();
create trigger shipments_move_stage after insert or update of state on shipments
  for each row execute function derive_stage_again();
create trigger quality_moves_stage after insert on qa_state_changes
  for each row execute function derive_stage_again();

-- The last line, like `hold_for_approval`: the use cases ask before.
create function refuse_held_order() returns trigger language plpgsql as $$
begin
  if old.fulfilment_status in ('none', 'in_production') and new.fulfilment_status <> old.fulfilment_status
    and exists (select from order_holds h where h.order_id = new.id and h.released_at is null) then
    raise exception 'order % is on hold', new.number;
  end if;
  return new;
end $$;
create trigger orders_wait_while_held before update of fulfilment_status on orders
  for each row execute function refuse_held_order();

-- Orders from before: derived once; the trigger adds their stage.
update orders set dispatch_on = substring(snapshot #>> '{estimated_delivery,dispatch}' from '^\d{4}-\d\d-\d\d')::date,
  deliver_by = substring(snapshot #>> '{estimated_delivery,to}' from '^\d{4}-\d\d-\d\d')::date,
  search_text = search_fold(concat_ws(' ', number, email,
    snapshot #>> '{ship_address,firstname}', snapshot #>> '{ship_address,lastname}', snapshot #>> '{ship_address,company}',
    snapshot #>> '{bill_address,firstname}', snapshot #>> '{bill_address,lastname}', snapshot #>> '{bill_address,company}',
    po_number));

create index orders_desk on orders (placed_at, id) where placed_at is not null;
create index orders_desk_region on orders (region, placed_at, id) where placed_at is not null;
create index orders_desk_stage on orders (stage, placed_at, id) where placed_at is not null;
create index orders_desk_open on orders (stage, dispatch_on, id)
  where placed_at is not null and stage in ('check', 'proof', 'print', 'pack', 'ship');
create index orders_desk_transit on orders (deliver_by, id) where placed_at is not null and stage = 'transit';
create index orders_desk_payment on orders (payment_state, placed_at, id) where placed_at is not null;
create index orders_search on orders using gin (search_grams(search_text));
create index invoices_search on invoices using gin (search_grams(search_fold(number)));
create index shipments_search on shipments using gin (search_grams(search_fold(tracking_number)))
  where tracking_number is not null;
create index users_search on users using gin (search_grams(search_fold(
  email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, ''))))
  where email is not null;
create index companies_search on companies using gin (search_grams(search_fold(name || ' ' || coalesce(vat_id, ''))));
create index quote_requests_search on quote_requests using gin (search_grams(search_fold(
  qr_number || ' ' || email || ' ' || full_name || ' ' || coalesce(company_name, ''))));
create index box_designs_search on box_designs using gin (search_grams(search_fold(name || ' ' || id::text)));
create index order_lines_design on order_lines (box_design_id) where box_design_id is not null;
