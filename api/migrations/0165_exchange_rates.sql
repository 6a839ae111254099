-- Mid rates of table A of Narodowy Bank Polski, which turn the VAT of an invoice in another currency into zlotys.
-- One row per import: who brought the rates in, and when.
create table exchange_rate_imports (
  id bigint generated always as identity primary key,
  imported_by text not null check (length(imported_by) <= 80),
  imported_at timestamptz not null default now()
);

create table exchange_rates (
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Zlotys for one unit.
  rate numeric(12, 6) not null check (rate > 0),
  -- The number of its table, for example 039/A/NBP/2022.
  table_number text not null check (length(table_number) <= 20),
  import_id bigint not null references exchange_rate_imports (id),
  primary key (day, currency)
);

create function refuse_exchange_rate_change() returns trigger language plpgsql as $$
begin
  raise exception 'the rate of % on % cannot be changed or removed', old.currency, old.day;
end $$;
create trigger exchange_rates_are_kept before update or delete on exchange_rates
  for each row execute function refuse_exchange_rate_change();
