-- Period rates of exchange that HMRC publishes for customs and VAT: they turn British VAT on an invoice in another
-- currency into sterling. A later start within a period is an adjustment, and counts from then on.
create table sterling_rates (
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Units of the currency for one pound.
  rate numeric(12, 6) not null check (rate > 0),
  import_id bigint not null references exchange_rate_imports (id),
  primary key (currency, first_day)
);

create function refuse_sterling_rate_change() returns trigger language plpgsql as $$
begin
  raise exception 'the rate of % from % cannot be changed or removed', old.currency, old.first_day;
end $$;
create trigger sterling_rates_are_kept before update or delete on sterling_rates
  for each row execute function refuse_sterling_rate_change();
