-- Carts are mutable and versioned, orders are immutable snapshots of them. Both are the resource `orders/{number}`
-- on the wire, so they share ids and numbers: an order has the id of the cart it was made from.
create sequence order_ids as bigint start 1001;

create table carts (
  id bigint primary key default nextval('order_ids'),
  number text not null unique,
  user_id int not null references users (id),
  region text not null,
  currency text not null check (currency in ('EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD')),
  -- Grows by one with each write; `If-Match` compares it.
  version int not null default 1,
  channel text not null default 'web',
  email text,
  ship_address jsonb,
  -- Null: the invoice goes where the goods go.
  bill_address jsonb,
  shipping_method text,
  payment_method text,
  accepted_terms_at timestamptz,
  -- Where the goods will probably go, before there is an address.
  tax_country text,
  vat_verdict text not null default 'unverified' check (vat_verdict in ('verified', 'unverified', 'invalid', 'unavailable')),
  -- Minor units of `currency`; item_total + ship_total + tax_total + promo_total = total.
  item_total bigint not null default 0,
  ship_total bigint not null default 0,
  tax_total bigint not null default 0,
  promo_total bigint not null default 0 check (promo_total <= 0),
  total bigint not null default 0 check (total >= 0),
  taxes jsonb not null default '[]',
  -- Set while a charge for this cart is under way: edits are refused, the sweeper looks after five minutes.
  completing_at timestamptz,
  completed_at timestamptz,
  merged_into bigint references carts (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, currency),
  check (item_total + ship_total + tax_total + promo_total = total)
);
create unique index carts_one_open on carts (user_id, region) where completed_at is null and merged_into is null;
create index carts_completing on carts (completing_at) where completing_at is not null;

create table cart_lines (
  id bigint generated always as identity (start 5001) primary key,
  cart_id bigint not null,
  -- Every amount row carries its currency, and it is the cart's.
  currency text not null,
  variant_id bigint not null,
  box_design_id uuid,
  quantity int not null check (quantity between 1 and 10000000),
  parent_id bigint references cart_lines (id) on delete cascade,
  express_delivery_option_id bigint,
  purchase_trigger text check (length(purchase_trigger) <= 60),
  -- What the variant was at the last repricing: sku, names, configuration.
  item jsonb not null default '{}',
  -- 1/10 000 of the currency unit; null when today's price book has no price for it.
  unit_price bigint check (unit_price >= 0),
  net bigint not null default 0,
  tax bigint not null default 0,
  gross bigint not null default 0,
  created_at timestamptz not null default now(),
  foreign key (cart_id, currency) references carts (id, currency) on delete cascade on update cascade,
  check (net + tax = gross)
);
-- The same variant, design and options are one line: quantities add up.
create unique index cart_lines_same on cart_lines (
  cart_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid),
  coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0)
);
create index cart_lines_design on cart_lines (box_design_id) where box_design_id is not null;

create table orders (
  id bigint primary key,
  cart_id bigint not null unique references carts (id),
  number text not null unique,
  user_id int not null references users (id),
  region text not null,
  currency text not null,
  email text,
  cart_version int not null,
  total bigint not null check (total >= 0),
  quantity int not null,
  -- One writer: `updateStatuses`.
  payment_status text not null default 'NOT_STARTED'
    check (payment_status in ('OK', 'WAITING', 'DELAYED', 'FAILED', 'NOT_STARTED')),
  fulfilment_status text not null default 'none' check (fulfilment_status in ('none', 'in_production', 'shipped', 'delivered')),
  -- The order as the wire shows it, without what lives on: payments, statuses, signed addresses.
  snapshot jsonb not null,
  -- Null while it is the draft of a charge under way.
  placed_at timestamptz,
  canceled_at timestamptz,
  drafted_at timestamptz not null default now(),
  check (id = cart_id),
  unique (id, currency),
  foreign key (cart_id, currency) references carts (id, currency)
);
create index orders_of_user on orders (user_id, placed_at desc) where placed_at is not null;

create table order_lines (
  -- The id of the cart line it was.
  id bigint primary key,
  order_id bigint not null,
  currency text not null,
  position int not null,
  variant_id bigint not null,
  box_design_id uuid,
  design_rev int,
  -- A copy: what is produced is what was ordered, whatever happens to the design later.
  design_document jsonb,
  quantity int not null,
  unit_price bigint not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  item jsonb not null,
  foreign key (order_id, currency) references orders (id, currency) on delete cascade,
  check (net + tax = gross)
);
create index order_lines_of_order on order_lines (order_id, position);

create table order_taxes (
  order_id bigint not null,
  currency text not null,
  category text not null check (category in ('S', 'Z', 'AE', 'K', 'G', 'E', 'O')),
  -- Basis points.
  rate int not null check (rate >= 0),
  country text not null,
  base bigint not null,
  amount bigint not null,
  reason text,
  primary key (order_id, category, rate, country),
  foreign key (order_id, currency) references orders (id, currency) on delete cascade,
  check (rate > 0 or reason is not null)
);

create table order_consents (
  id bigint generated always as identity primary key,
  order_id bigint not null references carts (id),
  type text not null,
  status text not null check (status in ('granted', 'declined')),
  created_at timestamptz not null default now()
);
create index order_consents_of_order on order_consents (order_id);

-- Who did what to which version. Holds no personal data: actors are ids.
create table order_audit (
  id bigint generated always as identity primary key,
  order_id bigint not null references carts (id),
  version int not null,
  action text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index order_audit_of_order on order_audit (order_id, id);

-- After placement no edit of catalogue, address, tax or region may change what was agreed.
create function refuse_order_change() returns trigger language plpgsql as $$
begin
  if old.placed_at is not null and (
    new.snapshot is distinct from old.snapshot or new.total is distinct from old.total
    or new.currency is distinct from old.currency or new.number is distinct from old.number
    or new.placed_at is distinct from old.placed_at
  ) then
    raise exception 'order % is placed and cannot be changed', old.number;
  end if;
  return new;
end $$;
create trigger orders_are_immutable before update on orders for each row execute function refuse_order_change();

create function refuse_order_line_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where id = old.order_id and placed_at is not null) then
    raise exception 'the lines of order % cannot be changed', old.order_id;
  end if;
  return coalesce(new, old);
end $$;
create trigger order_lines_are_immutable before update or delete on order_lines
  for each row execute function refuse_order_line_change();
create trigger order_taxes_are_immutable before update or delete on order_taxes
  for each row execute function refuse_order_line_change();
