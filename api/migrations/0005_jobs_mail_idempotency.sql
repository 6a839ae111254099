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
