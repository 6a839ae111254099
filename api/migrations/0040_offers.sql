-- Offers: priced documents that answer a quote request. A new version supersedes the one before; what was accepted,
-- superseded or has expired never changes again.
create table offers (
  id int generated always as identity (start 3001) primary key,
  quote_request_id int not null references quote_requests (id) on delete cascade,
  version int not null check (version >= 1),
  -- The link's token is made of the shop's secret and this, so that a mail sent twice holds the same link.
  nonce uuid not null unique,
  token_hash bytea not null unique,
  region text not null,
  currency text not null check (currency in ('EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD')),
  email text not null,
  status text not null default 'sent'
    check (status in ('draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'superseded')),
  valid_until timestamptz not null,
  tax_country text not null,
  -- Basis points, for showing amounts with tax; the order's own tax follows from its address.
  tax_rate int not null check (tax_rate >= 0),
  viewed_at timestamptz,
  -- The order it became.
  cart_id bigint unique references carts (id),
  created_at timestamptz not null default now(),
  unique (quote_request_id, version),
  check ((status = 'accepted') = (cart_id is not null))
);
create unique index offers_one_live on offers (quote_request_id) where status in ('draft', 'sent', 'viewed');
create index offers_expiring on offers (valid_until) where status in ('draft', 'sent', 'viewed');

create table offer_lines (
  id int generated always as identity (start 7001) primary key,
  offer_id int not null references offers (id) on delete cascade,
  position int not null,
  variant_id int not null,
  quantity int not null check (quantity between 1 and 10000000),
  -- 1/10 000 of the currency unit; net in minor units.
  unit_price bigint not null check (unit_price >= 0),
  net bigint not null check (net >= 0),
  item jsonb not null,
  -- The rung as it was shown, with what the price is made of.
  price jsonb not null,
  accepted boolean not null default false,
  unique (offer_id, position)
);
create index offer_lines_variant on offer_lines (variant_id);

create function refuse_offer_change() returns trigger language plpgsql as $$
begin
  if old.status in ('accepted', 'declined', 'expired', 'superseded') and (
    new.status is distinct from old.status or new.cart_id is distinct from old.cart_id
    or new.valid_until is distinct from old.valid_until
  ) then
    raise exception 'offer % has ended and cannot be changed', old.id;
  end if;
  return new;
end $$;
create trigger offers_end_once before update on offers for each row execute function refuse_offer_change();

-- An order made of an offer is a cart of its own beside the open one, and its prices are the offer's.
alter table carts add column offer_id int references offers (id) on delete set null;
alter table cart_lines add column offer_line_id int, add column agreed_unit bigint, add column agreed_net bigint,
  add constraint cart_lines_agreed check ((agreed_unit is null) = (agreed_net is null));
drop index carts_one_open;
create unique index carts_one_open on carts (user_id, region)
  where completed_at is null and merged_into is null and offer_id is null;
drop index cart_lines_same;
create unique index cart_lines_same on cart_lines (
  cart_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid),
  coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0)
) where offer_line_id is null;

-- Artwork that came along with a request.
create table quote_request_files (
  quote_request_id int not null references quote_requests (id) on delete cascade,
  asset_id uuid not null references assets (id) on delete cascade,
  position int not null,
  primary key (quote_request_id, asset_id)
);
