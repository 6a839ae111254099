-- One code for each account that asked for it.
create table referral_codes (
  user_id int primary key references users (id) on delete cascade,
  code text not null unique check (code ~ '^[A-Z2-9]{8}$'),
  created_at timestamptz not null default now()
);

create table referrals (
  id int generated always as identity primary key,
  referrer_id int not null references users (id),
  -- One referral for each newcomer.
  referred_id int not null unique references users (id),
  -- Keyed hash of the newcomer's address without its tags, so that a second account of it is known.
  mailbox bytea not null unique check (length(mailbox) = 32),
  region text not null,
  status text not null default 'pending' check (status in ('pending', 'rewarded', 'refused', 'revoked')),
  reason text check (reason in ('same_address', 'same_payment', 'second_account', 'below_minimum', 'order_canceled')),
  order_id bigint references orders (id),
  -- Minor units of their currencies, as they were given.
  referrer_amount bigint check (referrer_amount > 0),
  referrer_currency text,
  referred_amount bigint check (referred_amount > 0),
  referred_currency text,
  claimed_at timestamptz not null default now(),
  settled_at timestamptz,
  check (referrer_id <> referred_id),
  check ((status = 'pending') = (settled_at is null)),
  check ((status in ('rewarded', 'revoked')) = (referrer_amount is not null and referred_amount is not null)),
  check ((status in ('refused', 'revoked')) = (reason is not null))
);
create index referrals_of_referrer on referrals (referrer_id, id desc);
create index referrals_of_order on referrals (order_id) where order_id is not null;

-- Whatever makes an order paid or canceled, the referral behind it is looked at afterwards: the work is written in the
-- very transaction that changes the order. A key for each event, so that it is one however often it is told.
create function tell_referral() returns trigger language plpgsql as $$
begin
  if new.placed_at is not null and (new.payment_status = 'OK' or new.canceled_at is not null)
    and (new.placed_at, new.payment_status, new.canceled_at)
      is distinct from (old.placed_at, old.payment_status, old.canceled_at) then
    insert into jobs (name, key, payload, max_attempts)
    select 'referral.settle', r.id || ':' || new.id || case when new.canceled_at is null then ':paid' else ':canceled' end,
      jsonb_build_object('referral_id', r.id), 8
    from referrals r where r.referred_id = new.user_id and r.status in ('pending', 'rewarded')
    on conflict (name, key) where key is not null do nothing;
  end if;
  return null;
end $$;
create trigger orders_tell_referral after update of placed_at, payment_status, canceled_at on orders
  for each row execute function tell_referral();
