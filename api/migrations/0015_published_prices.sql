-- What the shop asked for, when: rows are added, never changed. A publication holds what changed in a price book since
-- the one before it; the price of a day is the latest row that was in effect.
create table price_publications (
  id bigint generated always as identity primary key,
  book_id text not null,
  currency text not null check (currency in ('EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD')),
  -- The markets that sell by the book.
  regions text[] not null,
  valid_from date not null,
  published_at timestamptz not null,
  -- The later of the two: a book may be published before its first day.
  effective_at timestamptz not null check (effective_at >= published_at)
);
create index price_publications_regions on price_publications using gin (regions);

create table published_prices (
  publication_id bigint not null references price_publications (id),
  -- The configuration, without its market.
  external_pim_id text not null,
  quantity int not null check (quantity > 0),
  -- 1/10 000 of the currency unit a piece; null: no longer sold from here on.
  unit_price bigint check (unit_price >= 0),
  -- Minor units for the whole quantity.
  net bigint check (net >= 0),
  process text,
  -- 1/10 000 a piece by part; they add up to `unit_price`.
  parts jsonb,
  primary key (external_pim_id, quantity, publication_id),
  check ((unit_price is null) = (net is null) and (unit_price is null) = (parts is null))
);
