-- What was asked of VAT registers and what they said: evidence towards a tax office, so rows are only added.
create table vat_checks (
  id bigint generated always as identity primary key,
  -- With its prefix, for example DE136695976.
  vat_id text not null,
  country text not null,
  verdict text not null check (verdict in ('valid', 'invalid', 'pending_verification')),
  reason text,
  registry text not null,
  name text,
  address text,
  consultation_id text,
  checked_at timestamptz not null default now(),
  check (verdict = 'valid' or reason is not null)
);
create index vat_checks_newest on vat_checks (vat_id, id desc);

-- The check that the cart's tax follows: the number and what was said of it.
alter table carts add column vat_check jsonb;
create index carts_vat_pending on carts ((vat_check ->> 'vat_id')) where vat_verdict = 'unavailable';
