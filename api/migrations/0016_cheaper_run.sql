-- The larger quantity that would cost less than the line, as it was told to the buyer: {quantity, net, gross}, amounts as
-- decimal digits of minor units. Null where there is none.
alter table cart_lines add column cheaper jsonb;
