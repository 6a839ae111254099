-- What an order's payments amount to, in the ledger's words; `payment_status` says it in the specification's five.
-- One writer for both: `updateStatuses`.
alter table orders add column payment_state text not null default 'none'
  check (payment_state in ('none', 'authorised', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'overpaid', 'voided'));
update orders set payment_state = case payment_status when 'OK' then 'paid' else 'none' end;

-- Why an order was canceled, and by whom.
create table cancellations (
  order_id bigint primary key references orders (id),
  canceled_by text not null check (canceled_by in ('buyer', 'staff')),
  -- `withdrawal`: the right to give goods back that were not made for the buyer.
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  reason text not null,
  note text check (length(note) <= 500),
  actor text not null,
  at timestamptz not null default now()
);
-- A canceled order stays canceled, and nothing of it is produced.
create function refuse_cancellation_change() returns trigger language plpgsql as $$
begin
  if old.canceled_at is not null and new.canceled_at is distinct from old.canceled_at then
    raise exception 'order % is canceled for good', old.number;
  end if;
  if new.canceled_at is not null and new.fulfilment_status <> old.fulfilment_status then
    raise exception 'order % is canceled and cannot be produced', old.number;
  end if;
  return new;
end $$;
create trigger orders_stay_canceled before update on orders
  for each row execute function refuse_cancellation_change();

-- Money that is given back. `amount` = Σ lines + delivery + surplus; minor units, with VAT.
create table refunds (
  id bigint generated always as identity (start 901) primary key,
  order_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The part of the delivery cost in it.
  ship_net bigint not null default 0 check (ship_net >= 0),
  ship_tax bigint not null default 0 check (ship_tax >= 0),
  -- The part in it that was paid above the total.
  surplus bigint not null default 0 check (surplus >= 0),
  reason text not null,
  note text check (length(note) <= 500),
  actor text not null,
  -- The event it stands for, where it is made by itself.
  key text unique,
  created_at timestamptz not null default now(),
  unique (id, currency),
  foreign key (order_id, currency) references orders (id, currency)
);
create index refunds_of_order on refunds (order_id, id);

create table refund_lines (
  refund_id bigint not null,
  currency text not null,
  order_line_id bigint not null references order_lines (id),
  -- 0: a price reduction, the goods stay.
  quantity int not null check (quantity >= 0),
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  primary key (refund_id, order_line_id),
  foreign key (refund_id, currency) references refunds (id, currency)
);
create index refund_lines_of_line on refund_lines (order_line_id);

-- How a refund reaches the buyer: one row per payment it comes out of.
create table refund_payouts (
  id bigint generated always as identity (start 951) primary key,
  refund_id bigint not null,
  currency text not null,
  payment_id bigint not null references payments (id),
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  -- Part of the gateway's idempotency key: another attempt is another refund there.
  attempt int not null default 1 check (attempt >= 1),
  provider_refund_id text,
  failure text,
  -- A transfer that staff made: its reference and day.
  reference text unique,
  paid_on date,
  updated_at timestamptz not null default now(),
  unique (refund_id, payment_id),
  foreign key (refund_id, currency) references refunds (id, currency),
  check ((reference is null) = (paid_on is null))
);
create unique index refund_payouts_at_gateway on refund_payouts (provider_refund_id) where provider_refund_id is not null;
create index refund_payouts_of_payment on refund_payouts (payment_id);

-- No payment gives back more than it took, and no line more than it cost, whatever the code above thinks.
create function refuse_refund_above_payment() returns trigger language plpgsql as $$
declare taken bigint;
begin
  select amount into taken from payments where id = new.payment_id and state = 'completed' for update;
  if taken is null or (select sum(amount) from refund_payouts where payment_id = new.payment_id) > taken then
    raise exception 'payment % would give back more than it took', new.payment_id;
  end if;
  return null;
end $$;
create trigger refund_payouts_within_payment after insert or update of amount, payment_id on refund_payouts
  for each row execute function refuse_refund_above_payment();
create function refuse_refund_above_line() returns trigger language plpgsql as $$
declare line order_lines%rowtype;
begin
  select * into line from order_lines where id = new.order_line_id for update;
  if exists (
    select 1 from refund_lines r where r.order_line_id = new.order_line_id
    having sum(r.quantity) > line.quantity or sum(r.net) > line.net or sum(r.tax) > line.tax
  ) then
    raise exception 'line % would give back more than it cost', new.order_line_id;
  end if;
  return null;
end $$;
create trigger refund_lines_within_line after insert or update on refund_lines
  for each row execute function refuse_refund_above_line();

-- A credit note per refund.
alter table invoices add column refund_id bigint references refunds (id);
drop index invoices_once;
create unique index invoices_once on invoices (order_id, kind, coalesce(refers_to, 0), coalesce(refund_id, 0));

-- Chargebacks, as the gateway tells of them.
create table disputes (
  id bigint generated always as identity (start 981) primary key,
  provider text not null,
  provider_dispute_id text not null,
  payment_id bigint not null references payments (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  reason text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_dispute_id)
);
create index disputes_of_payment on disputes (payment_id);

-- Transfers as staff booked them from the bank statement; a reference is booked once.
create table transfer_receipts (
  id bigint generated always as identity (start 861) primary key,
  order_id bigint not null,
  payment_id bigint not null references payments (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  received_on date not null,
  reference text not null unique,
  actor text not null,
  created_at timestamptz not null default now(),
  foreign key (order_id, currency) references orders (id, currency)
);
create index transfer_receipts_of_order on transfer_receipts (order_id, id);

-- The sandbox gateway's own books.
create table sandbox_refunds (
  id text primary key,
  idempotency_key text not null unique,
  intent_id text not null references sandbox_intents (id),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure text,
  created_at timestamptz not null default now()
);
create index sandbox_refunds_of_intent on sandbox_refunds (intent_id);
create table sandbox_disputes (
  id text primary key,
  intent_id text not null unique references sandbox_intents (id),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  reason text not null default 'fraudulent',
  created_at timestamptz not null default now()
);
