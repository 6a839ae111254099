-- Orders that are paid in parts. A proposal keeps shares and days, not amounts and dates: it follows the cart's total.
-- Paying writes down amounts and dates; placing the order accepts them, and then they never change.
create table payment_schedules (
  id bigint generated always as identity (start 401) primary key,
  order_id bigint not null references carts (id),
  status text not null default 'proposed' check (status in ('proposed', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  check ((status = 'accepted') = (accepted_at is not null))
);
create unique index payment_schedules_one on payment_schedules (order_id) where status in ('proposed', 'accepted');

create table payment_instalments (
  id bigint generated always as identity (start 601) primary key,
  schedule_id bigint not null references payment_schedules (id),
  position int not null check (position >= 1),
  -- The part's share of what is to be paid, against the other parts' shares.
  weight bigint not null check (weight >= 1),
  -- Days after the order is placed.
  after_days int not null check (after_days >= 0),
  -- Minor units of the order's currency.
  amount bigint check (amount >= 1),
  due_on date,
  unique (schedule_id, position)
);
create index payment_instalments_due on payment_instalments (due_on) where due_on is not null;

-- Null: it pays for all that is left.
alter table payments add column instalment_id bigint references payment_instalments (id);
create index payments_of_instalment on payments (instalment_id) where instalment_id is not null;

create function refuse_instalment_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from payment_schedules where id = old.schedule_id and status = 'accepted') then
    raise exception 'the parts of an accepted payment schedule cannot be changed';
  end if;
  return coalesce(new, old);
end $$;
create trigger payment_instalments_are_immutable before update or delete on payment_instalments
  for each row execute function refuse_instalment_change();
