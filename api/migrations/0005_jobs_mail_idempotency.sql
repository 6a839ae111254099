-- One row per (actor, key); the first request to insert it runs, others wait for its reply. Kept for a day.
create table idempotency_keys (
  actor text not null,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null,
  state text not null check (state in ('in_progress', 'done')),
  started_at timestamptz not null default now(),
  status int,
  content_type text,
  body text,
  primary key (actor, key)
);
create index idempotency_keys_started on idempotency_keys (started_at);

-- Work to do later, at least once. `key` makes it one job per event, however often it is enqueued.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  key text,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  attempts int not null default 0,
  max_attempts int not null check (max_attempts > 0),
  run_at timestamptz not null default now(),
  -- While running: when another worker may take it over, since this one must have died.
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index jobs_name_key on jobs (name, key) where key is not null;
create index jobs_due on jobs (run_at) where state in ('waiting', 'running');
create index jobs_finished on jobs (finished_at) where state = 'done';
