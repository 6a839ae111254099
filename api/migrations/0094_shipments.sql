-- Goods leave in one parcel or in several; an order of which a part has left says so.
alter table orders drop constraint orders_fulfilment_status_check;
alter table orders add constraint orders_fulfilment_status_check
  check (fulfilment_status in ('none', 'in_production', 'partially_shipped', 'shipped', 'delivered')) not valid;
alter table orders validate constraint orders_fulfilment_status_check;

create table shipments (
  id bigint generated always as identity (start 7101) primary key,
  order_id bigint not null references orders (id),
  carrier text not null check (carrier in ('dhl', 'dpd', 'gls', 'ups', 'fedex', 'inpost', 'poczta-polska', 'raben', 'pick-up')),
  tracking_number text check (tracking_number ~ '^[A-Za-z0-9-]{4,40}$'),
  state text not null default 'packed' check (state in ('packed', 'shipped', 'delivered')),
  actor text not null,
  packed_at timestamptz not null default now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  check ((state = 'packed') = (shipped_at is null)),
  check ((state = 'delivered') = (delivered_at is not null))
);
create index shipments_of_order on shipments (order_id, id);

create table shipment_lines (
  shipment_id bigint not null references shipments (id),
  order_line_id bigint not null references order_lines (id),
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index shipment_lines_of_line on shipment_lines (order_line_id);

-- No line is sent more often than it was ordered, whatever the code above thinks; nor into another order's parcel.
create function refuse_shipment_above_line() returns trigger language plpgsql as $$
declare line order_lines%rowtype;
begin
  select * into line from order_lines where id = new.order_line_id for update;
  if (select sum(quantity) from shipment_lines where order_line_id = new.order_line_id) > line.quantity then
    raise exception 'line % would be sent more often than it was ordered', new.order_line_id;
  end if;
  if line.order_id is distinct from (select order_id from shipments where id = new.shipment_id) then
    raise exception 'line % is of another order than its shipment', new.order_line_id;
  end if;
  return null;
end $$;
create trigger shipment_lines_within_line after insert or update on shipment_lines
  for each row execute function refuse_shipment_above_line();

-- A parcel only goes on.
create function refuse_shipment_going_back() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not (
    (old.state = 'packed' and new.state = 'shipped') or (old.state = 'shipped' and new.state = 'delivered')
  ) then
    raise exception 'shipment % cannot become % after %', old.id, new.state, old.state;
  end if;
  return new;
end $$;
create trigger shipments_go_on before update on shipments for each row execute function refuse_shipment_going_back();
