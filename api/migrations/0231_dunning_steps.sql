-- What a person of the shop sent about a payment that is outstanding: each step once for each day on which something
-- was due. The amount and the days are those that the mail names.
create table dunning_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  currency text not null,
  -- The day on which the instalment was due; of an order that is paid by transfer, the day of the order.
  due_on date not null,
  step text not null check (step in ('reminder', 'first_notice', 'final_notice')),
  kind text not null check (kind in ('transfer', 'instalment')),
  amount bigint not null check (amount > 0),
  days int not null check (days >= 0),
  sent_by text not null,
  sent_on date not null,
  sent_at timestamptz not null default now(),
  unique (order_id, due_on, step),
  foreign key (order_id, currency) references orders (id, currency)
);

create function refuse_dunning_change() returns trigger language plpgsql as $$
begin
  raise exception 'step % of dunning cannot be changed or removed', old.id;
end $$;
create trigger dunning_steps_are_kept before update or delete on dunning_steps
  for each row execute function refuse_dunning_change();

-- Placed orders that still expect money.
create index orders_unpaid on orders (id)
  where placed_at is not null and canceled_at is null and payment_status in ('WAITING', 'DELAYED')
    and payment_state in ('none', 'partially_paid');
