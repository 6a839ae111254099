-- A bundle: lines of a cart that are bought, changed and removed as one.
create table bundles (
  id bigint generated always as identity (start 8001) primary key,
  cart_id bigint not null references carts (id) on delete cascade,
  quantity int not null default 1 check (quantity between 1 and 10000000),
  created_at timestamptz not null default now()
);
create index bundles_of_cart on bundles (cart_id);

-- `bundle_share`: pieces in one bundle; the line's quantity is that times the bundle's quantity.
alter table cart_lines
  add column bundle_id bigint references bundles (id) on delete cascade,
  add column bundle_share int check (bundle_share between 1 and 10000000),
  add constraint cart_lines_bundle check ((bundle_id is null) = (bundle_share is null));

-- The same thing in a bundle and outside of it are two lines; within a bundle it adds up.
drop index cart_lines_same;
create unique index cart_lines_same on cart_lines (
  cart_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid),
  coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0)
) where offer_line_id is null and bundle_id is null;
create unique index cart_lines_same_in_bundle on cart_lines (
  bundle_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid),
  coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0)
) where bundle_id is not null;
