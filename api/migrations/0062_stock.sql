-- What lies ready in the warehouse. A thing is the same in every market, so its key is that of the product information
-- system (`variants.external_pim_id`). What has no row here is made to order.
create table stock_items (
  pim_id text primary key check (length(pim_id) <= 120),
  on_hand int not null check (on_hand >= 0),
  -- Promised to orders whose payment is open.
  reserved int not null default 0 check (reserved >= 0),
  updated_at timestamptz not null default now(),
  check (reserved <= on_hand)
);

-- One per order, thing and attempt. `consumed`: it left with the order; `returned`: the order was canceled afterwards.
create table stock_reservations (
  id bigint generated always as identity primary key,
  order_id bigint not null references carts (id),
  -- Kept when the thing is no longer counted.
  pim_id text not null,
  quantity int not null check (quantity > 0),
  outcome text check (outcome in ('released', 'consumed', 'returned')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index stock_reservations_held on stock_reservations (order_id, pim_id) where outcome is null;
create index stock_reservations_of_order on stock_reservations (order_id);

-- What was counted, by whom.
create table stock_counts (
  id bigint generated always as identity primary key,
  pim_id text not null,
  on_hand int,
  actor text not null,
  at timestamptz not null default now()
);
