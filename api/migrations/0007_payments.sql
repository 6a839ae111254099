create table payments (
  id bigint generated always as identity (start 301) primary key,
  order_id bigint not null,
  currency text not null,
  method text not null,
  provider text not null check (provider in ('sandbox', 'stripe', 'transfer')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('checkout', 'processing', 'requires_action', 'pending', 'completed', 'failed', 'void')),
  -- The version of the cart that is being paid: a cart that moved on is not paid with it.
  cart_version int not null,
  -- The gateway's name for the card. Never a card number.
  token text,
  intent_id text,
  client_secret text,
  redirect_url text,
  decline_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (order_id, currency) references carts (id, currency)
);
-- One open intent per order, whatever races.
create unique index payments_one_open on payments (order_id)
  where state in ('checkout', 'processing', 'requires_action', 'pending');
create unique index payments_intent on payments (provider, intent_id) where intent_id is not null;
create index payments_of_order on payments (order_id, id);
create index payments_unsettled on payments (updated_at) where state in ('processing', 'pending');

-- Inbound messages of gateways: stored first, applied by a job. A second one of the same id is dropped.
create table payment_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  intent_id text,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (provider, event_id)
);

-- The sandbox gateway's own store: what a real gateway keeps on its side. Card numbers are not stored.
create table sandbox_cards (
  id text primary key,
  brand text not null,
  last4 text not null check (length(last4) = 4),
  outcome text not null,
  created_at timestamptz not null default now()
);
create table sandbox_intents (
  id text primary key,
  idempotency_key text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  outcome text not null,
  status text not null check (status in ('requires_action', 'processing', 'succeeded', 'failed', 'canceled')),
  decline_code text,
  -- Delayed payments: when the gateway will know.
  settles_at timestamptz,
  created_at timestamptz not null default now()
);
create index sandbox_intents_settling on sandbox_intents (settles_at) where status = 'processing';
