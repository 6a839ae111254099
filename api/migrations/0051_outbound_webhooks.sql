-- Where events are sent to. Without `user_id` an endpoint is the shop's own and hears of everybody's.
create table webhook_endpoints (
  id int generated always as identity primary key,
  user_id int references users (id) on delete cascade,
  url text not null check (length(url) <= 500),
  description text not null default '' check (length(description) <= 200),
  events text[] not null check (cardinality(events) between 1 and 50),
  -- The secret is made of the shop's own and this, so that none lies in the store.
  nonce uuid not null default gen_random_uuid(),
  state text not null default 'active' check (state in ('active', 'paused')),
  paused_reason text check (length(paused_reason) <= 200),
  -- First failure since the last delivery that arrived.
  failing_since timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index webhook_endpoints_of_user on webhook_endpoints (user_id) where deleted_at is null;

-- The last number given to an event of a resource; its row orders events of one resource among each other.
create table webhook_sequences (
  resource text primary key check (length(resource) <= 120),
  last int not null
);

-- What happened, written in the transaction that made it happen.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  type text not null check (length(type) <= 60),
  resource text not null,
  sequence int not null,
  user_id int references users (id) on delete set null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  unique (resource, sequence)
);
create index webhook_events_age on webhook_events (created_at);

create table webhook_deliveries (
  id int generated always as identity primary key,
  endpoint_id int not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null references webhook_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- The last answer: a status, or a closed reason where there was none.
  status int,
  error text check (length(error) <= 60),
  ms int,
  next_attempt_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
