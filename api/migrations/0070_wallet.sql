-- Wallets: an append-only ledger per user and currency. Currencies are never converted into each other.
create table wallets (
  user_id int not null references users (id),
  currency text not null check (currency in ('EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD')),
  -- Minor units: the sum of the entries, kept by the trigger below. Its row is the wallet's lock.
  balance bigint not null default 0 check (balance >= 0),
  primary key (user_id, currency)
);

create table wallet_entries (
  id bigint generated always as identity (start 8001) primary key,
  user_id int not null,
  currency text not null,
  -- Positive: into the wallet.
  amount bigint not null check (amount <> 0),
  -- `payment` takes money for an order, `release` gives it back when that came to nothing, `refund` when the order is
  -- canceled or refunded; `credit` is given by the shop, `correction` takes a credit back.
  kind text not null check (kind in ('credit', 'correction', 'payment', 'release', 'refund')),
  reason text not null check (length(reason) between 1 and 200),
  order_id bigint references carts (id),
  payment_id bigint references payments (id),
  actor text not null,
  -- The event it stands for: entered once, however often it is told.
  key text unique,
  created_at timestamptz not null default now(),
  foreign key (user_id, currency) references wallets (user_id, currency),
  check ((kind in ('payment', 'release', 'refund')) = (payment_id is not null)),
  check ((kind in ('payment', 'correction')) = (amount < 0))
);
create index wallet_entries_of_user on wallet_entries (user_id, currency, id desc);
-- A reservation is made once and given back at most once.
create unique index wallet_entries_once on wallet_entries (payment_id, kind) where kind in ('payment', 'release');
create index wallet_entries_of_payment on wallet_entries (payment_id) where payment_id is not null;

create function open_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (user_id, currency) values (new.user_id, new.currency) on conflict do nothing;
  return new;
end $$;
create trigger wallet_entries_open_wallet before insert on wallet_entries for each row execute function open_wallet();

-- After the entry, so that one that was entered already (`key`) moves nothing.
create function enter_into_wallet() returns trigger language plpgsql as $$
begin
  update wallets set balance = balance + new.amount where user_id = new.user_id and currency = new.currency;
  return null;
end $$;
create trigger wallet_entries_keep_balance after insert on wallet_entries
  for each row execute function enter_into_wallet();

create function refuse_wallet_change() returns trigger language plpgsql as $$
begin
  raise exception 'entry % of a wallet cannot be changed or removed', old.id;
end $$;
create trigger wallet_entries_are_immutable before update or delete on wallet_entries
  for each row execute function refuse_wallet_change();

-- Which wallet the buyer looks at; null: the region's currency.
alter table users add column wallet_currency text
  check (wallet_currency in ('EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD'));
-- The wallet pays as much of the cart as it can. `wallet_seen` is the balance the buyer was shown when choosing so.
alter table carts add column wallet_applied boolean not null default false;
alter table carts add column wallet_seen bigint not null default 0;

-- A payment out of the wallet stands beside the one by card or transfer: one open payment of each kind.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check
  check (provider in ('sandbox', 'stripe', 'transfer', 'wallet'));
drop index payments_one_open;
create unique index payments_one_open on payments (order_id, (provider = 'wallet'))
  where state in ('checkout', 'processing', 'requires_action', 'pending');
