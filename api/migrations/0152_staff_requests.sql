-- Where money leaves, one person asks and another approves; the row is what was asked, and who decided.
create table staff_requests (
  id int generated always as identity primary key,
  kind text not null check (kind in ('refund', 'wallet_credit', 'price_book')),
  region text not null,
  -- The body of the call that it stands for.
  change jsonb not null,
  currency text,
  amount bigint check (amount > 0),
  reason text not null check (length(reason) between 3 and 500),
  asked_by text not null check (length(asked_by) <= 80),
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  decided_by text check (length(decided_by) <= 80),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 500),
  check ((amount is null) = (currency is null)),
  check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)),
  -- Nobody approves what they asked for themselves.
  check (state <> 'approved' or decided_by <> asked_by)
);
create index staff_requests_list on staff_requests (region, state, id desc);
