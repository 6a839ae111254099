-- What becomes of an offer after it was sent: withdrawn by the shop, extended, reminded of; and a request closed without
-- an order, with the reason.
alter table offers drop constraint offers_status_check;
alter table offers
  add constraint offers_status_check
    check (status in ('draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn')),
  add column withdraw_reason text check (length(withdraw_reason) <= 500),
  add column reminded_at timestamptz,
  add check ((withdraw_reason is not null) = (status = 'withdrawn'));
alter table quote_requests add column lost_reason text check (length(lost_reason) <= 500);

create or replace function refuse_offer_change() returns trigger language plpgsql as $$
begin
  if old.status in ('accepted', 'declined', 'expired', 'superseded', 'withdrawn') and (
    new.status is distinct from old.status or new.cart_id is distinct from old.cart_id
    or new.valid_until is distinct from old.valid_until
  ) then
    raise exception 'offer % has ended and cannot be changed', old.id;
  end if;
  return new;
end $$;
