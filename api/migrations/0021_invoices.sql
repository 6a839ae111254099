-- Invoices: what was written to the buyer, whole and for ever. XML and PDF are made from `document`.
-- One row per series and year. Its lock, held until the invoice's transaction ends, makes numbers gapless and
-- increasing: a transaction that fails gives its number back.
create table invoice_series (
  series text not null,
  year int not null,
  last int not null check (last > 0),
  primary key (series, year)
);

create table invoices (
  id bigint generated always as identity primary key,
  number text not null unique,
  series text not null,
  year int not null,
  sequence int not null check (sequence > 0),
  kind text not null check (kind in ('proforma', 'normal', 'correction')),
  order_id bigint not null,
  currency text not null,
  -- Minor units with VAT; of a correction what is given back.
  total bigint not null,
  -- Of a correction: what it corrects. Of an invoice that replaces a corrected one: that one.
  refers_to bigint references invoices (id),
  document jsonb not null,
  issued_at timestamptz not null default now(),
  unique (series, year, sequence),
  foreign key (order_id, currency) references orders (id, currency)
);
-- An order is invoiced once, corrected once and invoiced anew once, whatever races.
create unique index invoices_once on invoices (order_id, kind, coalesce(refers_to, 0));
create index invoices_of_order on invoices (order_id, id);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'invoice % cannot be changed or removed', old.number;
end $$;
create trigger invoices_are_immutable before update or delete on invoices
  for each row execute function refuse_invoice_change();
