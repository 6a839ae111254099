-- The quantities a line of an offer may be had in, and those of the order that was made of it. Prices are frozen with
-- the offer: amounts in minor units, unit prices in 1/10 000.
create table quantity_options (
  id int generated always as identity (start 9001) primary key,
  offer_line_id int references offer_lines (id) on delete cascade,
  cart_line_id bigint references cart_lines (id) on delete cascade,
  quantity int not null check (quantity between 1 and 10000000),
  unit_price bigint not null check (unit_price >= 0),
  net bigint not null check (net >= 0),
  -- The rung as it was shown, with what the price is made of.
  price jsonb not null,
  visible boolean not null default true,
  selected boolean not null default false,
  check ((offer_line_id is null) <> (cart_line_id is null)),
  check (visible or not selected)
);
create unique index quantity_options_of_offer on quantity_options (offer_line_id, quantity) where offer_line_id is not null;
create unique index quantity_options_of_cart on quantity_options (cart_line_id, quantity) where cart_line_id is not null;
create unique index quantity_options_selected_offer on quantity_options (offer_line_id) where selected and offer_line_id is not null;
create unique index quantity_options_selected_cart on quantity_options (cart_line_id) where selected and cart_line_id is not null;

-- What was asked for, since the line may stand at another quantity by now.
alter table offer_lines add column asked int check (asked between 1 and 10000000);
update offer_lines set asked = quantity;
