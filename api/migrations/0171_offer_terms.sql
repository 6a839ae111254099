-- What an offer says besides its prices, why a price is below the model's, and offers below the lowest margin among
-- what another person approves.
alter table offers
  add column terms text check (length(terms) <= 2000),
  add column discount_reason text check (length(discount_reason) <= 500);
alter table staff_requests drop constraint staff_requests_kind_check;
alter table staff_requests add constraint staff_requests_kind_check
  check (kind in ('refund', 'wallet_credit', 'price_book', 'offer'));
