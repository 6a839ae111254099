-- What a line costs before the order's discount: shown in cart, order and documents, where the discount stands once.
-- Null on lines of before; they show what they cost after it.
alter table cart_lines add column list_net bigint, add column list_gross bigint,
  add column list_express_net bigint, add column list_express_gross bigint;
alter table order_lines add column list_net bigint, add column list_gross bigint,
  add column list_express_net bigint, add column list_express_gross bigint;
