-- Bank statements as finance imports them, and the money received in them. Each entry is stored once, whatever is
-- imported twice; who decided it stays.
create table bank_statements (
  id int generated always as identity primary key,
  -- The shop has one account for each currency.
  currency text not null,
  account text not null check (length(account) <= 64),
  format text not null check (format in ('camt', 'csv')),
  file_name text not null check (length(file_name) <= 200),
  first_day date not null,
  last_day date not null,
  entries int not null check (entries >= 0),
  known int not null check (known >= 0 and known <= entries),
  skipped int not null check (skipped >= 0),
  -- Of the new entries, in minor units.
  amount bigint not null check (amount >= 0),
  imported_by text not null check (length(imported_by) <= 80),
  imported_at timestamptz not null default now()
);

create table bank_entries (
  id int generated always as identity primary key,
  statement_id int not null references bank_statements (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  received_on date not null,
  body text not null check (length(body) <= 1000),
  payer_name text check (length(payer_name) <= 140),
  payer_account text check (length(payer_account) <= 64),
  reference text check (length(reference) <= 140),
  -- Recognises the same entry in another import: the bank's reference, else a hash of all that the bank says.
  fingerprint text not null check (length(fingerprint) <= 200),
  search_text text generated always as
    (search_fold(body || ' ' || coalesce(payer_name, '') || ' ' || coalesce(payer_account, '') || ' ' || coalesce(reference, ''))) stored,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'booked', 'dismissed')),
  -- Orders that it may pay: [{"order_id", "by"}], best first.
  proposals jsonb not null default '[]',
  -- Of a booked entry; an entry and a receipt belong together once.
  receipt_id bigint unique references transfer_receipts (id),
  reason text check (length(reason) <= 500),
  decided_by text check (length(decided_by) <= 80),
  decided_at timestamptz,
  revision int not null default 0,
  unique (currency, fingerprint),
  check ((state = 'booked') = (receipt_id is not null)),
  check ((state = 'dismissed') = (reason is not null)),
  check ((state in ('booked', 'dismissed')) = (decided_at is not null) and (decided_by is null) = (decided_at is null))
);
create index bank_entries_list on bank_entries (currency, state, id desc);
create index bank_entries_unsettled on bank_entries (statement_id, state) where state <> 'booked';
create index bank_entries_search on bank_entries using gin (search_grams(search_text));

-- What the bank said is never changed or removed, and a booked entry stays booked.
create function refuse_bank_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'booked'
    or (new.statement_id, new.currency, new.amount, new.received_on, new.body, new.fingerprint)
      is distinct from (old.statement_id, old.currency, old.amount, old.received_on, old.body, old.fingerprint) then
    raise exception 'entry % of a bank statement cannot be changed', old.id;
  end if;
  return new;
end $$;
create trigger bank_entries_are_kept before update or delete on bank_entries
  for each row execute function refuse_bank_entry_change();

-- The columns that a bank's CSV files have, by the hash of their names.
create table bank_csv_mappings (
  head_hash text primary key check (length(head_hash) = 64),
  mapping jsonb not null,
  used_at timestamptz not null default now()
);

-- Transfers that are awaited, by amount.
create index payments_awaited on payments (currency, amount) where provider = 'transfer' and state = 'pending';
