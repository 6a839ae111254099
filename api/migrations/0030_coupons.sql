-- Discount codes: rules as data. Amounts and minimums are minor units per currency, for example {"PLN": 2000}; a
-- currency that is not named has no amount (the coupon does not hold there) or no minimum.
create table coupons (
  id bigint generated always as identity primary key,
  -- Upper case; typed in any case.
  code text not null unique check (code = upper(code) and length(code) between 3 and 40),
  note text not null,
  kind text not null check (kind in ('percent', 'amount')),
  -- Basis points.
  rate int check (rate between 1 and 10000),
  amounts jsonb not null default '{}',
  minimums jsonb not null default '{}',
  -- Null: everywhere, on everything. Products are catalogue slugs.
  regions text[],
  products text[],
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  usage_limit int check (usage_limit > 0),
  user_limit int check (user_limit > 0),
  check ((kind = 'percent') = (rate is not null)),
  check (ends_at is null or ends_at > starts_at)
);

alter table carts add column coupon_id bigint references coupons (id);

-- One per coupon and order, written with the draft. It counts while the order stands or its payment is open.
create table coupon_redemptions (
  coupon_id bigint not null references coupons (id),
  order_id bigint not null references carts (id),
  user_id int not null references users (id),
  at timestamptz not null default now(),
  primary key (coupon_id, order_id)
);

-- A demonstration, named as such: a tenth off orders of plain and printed boxes, once per buyer.
insert into coupons (code, note, kind, rate, minimums, ends_at, user_limit) values
  ('DEMO10', 'Demonstration coupon', 'percent', 1000,
    '{"EUR": 5000, "GBP": 5000, "PLN": 20000, "SEK": 50000, "RON": 25000, "USD": 5000}', '2027-12-31T23:00:00Z', 1);
