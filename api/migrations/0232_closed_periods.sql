-- Months that finance has closed for the selling company. Nothing dated in one is written any more: no document, no
-- transfer, no payout. A month is closed again after it was reopened; each closing stays.
create table closed_periods (
  id bigint generated always as identity primary key,
  -- The VAT number of the selling company.
  seller text not null check (length(seller) <= 20),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  -- The VAT report of the month as it was when it was closed.
  figures jsonb not null,
  closed_by text not null check (length(closed_by) <= 80),
  closed_at timestamptz not null default now(),
  reopened_by text check (length(reopened_by) <= 80),
  reopened_at timestamptz,
  reopen_reason text check (length(reopen_reason) <= 500),
  check ((reopened_by is null) = (reopened_at is null) and (reopened_by is null) = (reopen_reason is null))
);
create unique index closed_periods_one on closed_periods (seller, month) where reopened_at is null;

create function refuse_closing_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.reopened_at is not null
    or (new.seller, new.month, new.figures, new.closed_by, new.closed_at)
      is distinct from (old.seller, old.month, old.figures, old.closed_by, old.closed_at) then
    raise exception 'the closing of % cannot be changed or removed', old.month;
  end if;
  return new;
end $$;
create trigger closed_periods_are_kept before update or delete on closed_periods
  for each row execute function refuse_closing_change();

-- Whether the month of a day is closed. It takes a lock that closing waits for: what another transaction writes into a
-- month is committed before the month's figures are taken, or sees that the month is closed.
create function in_closed_period(day date) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(232);
  return exists (
    select from closed_periods c where c.month = date_trunc('month', day)::date and c.reopened_at is null);
end $$;

create function refuse_closed_period(day date) returns void language plpgsql as $$
begin
  if in_closed_period(day) then
    raise exception 'the period of % is closed', day;
  end if;
end $$;

-- A document that is made after the month of its tax point was closed counts in the month of its issue. It still states
-- its tax point (BT-7), and its exchange rate is that of its tax point.
create or replace function derive_invoice_days() returns trigger language plpgsql as $$
begin
  new.region := (select o.region from orders o where o.id = new.order_id);
  new.issue_day := (new.document ->> 'issueDate')::date;
  new.tax_day := coalesce(new.document ->> 'taxPointDate', new.document ->> 'issueDate')::date;
  new.rate_before := coalesce(
    case when new.kind = 'correction' then (select i.rate_before from invoices i where i.id = new.refers_to) end,
    least(new.tax_day, new.issue_day));
  perform refuse_closed_period(new.issue_day);
  if in_closed_period(new.tax_day) then
    new.tax_day := new.issue_day;
  end if;
  return new;
end $$;

-- The day on which a transfer is entered in the books: the bank's, or the day of booking if the bank's month is closed.
alter table transfer_receipts add column booked_on date;
update transfer_receipts set booked_on = received_on;
alter table transfer_receipts alter column booked_on set not null;

create function refuse_receipt_in_closed_period() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refuse_closed_period(old.booked_on); end if;
  if tg_op <> 'DELETE' then perform refuse_closed_period(new.booked_on); end if;
  return coalesce(new, old);
end $$;
create trigger transfer_receipts_in_open_period before insert or update or delete on transfer_receipts
  for each row execute function refuse_receipt_in_closed_period();

create function refuse_payout_in_closed_period() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.paid_on is not null then perform refuse_closed_period(old.paid_on); end if;
  if tg_op <> 'DELETE' and new.paid_on is not null then perform refuse_closed_period(new.paid_on); end if;
  return coalesce(new, old);
end $$;
create trigger refund_payouts_in_open_period before insert or update of paid_on, amount, reference or delete
  on refund_payouts for each row execute function refuse_payout_in_closed_period();

alter table staff_requests drop constraint staff_requests_kind_check;
alter table staff_requests add constraint staff_requests_kind_check
  check (kind in ('refund', 'wallet_credit', 'price_book', 'offer', 'reopen_period'));
