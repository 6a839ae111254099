-- What can be ordered: one row per configuration and region that was offered or asked for. Rows are never changed in
-- meaning, so that an id in a cart, an order or a link names the same box for ever.
create table variants (
  id int generated always as identity (start 10001) primary key,
  -- Encodes configuration and region: the same box in the same market is the same row.
  sku text not null unique check (length(sku) <= 300),
  region text not null,
  product text not null,
  -- The configuration without the market, as the product information system knows it.
  external_pim_id text not null,
  size_type text not null check (size_type in ('standard', 'custom')),
  configuration jsonb not null,
  created_at timestamptz not null default now()
);
create index variants_catalogue on variants (region, product, id) where size_type = 'standard';
create index variants_external on variants (external_pim_id);
