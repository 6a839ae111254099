-- Services: an expert's check, a warranty or a certificate for a line, trees for the whole order. They have no variant:
-- what is bought is the name, and the price book of the region has its price.
alter table cart_lines
  alter column variant_id drop not null,
  add column service text check (service ~ '^[a-z][a-z-]{1,40}$'),
  add constraint cart_lines_thing check ((variant_id is null) = (service is not null)),
  add constraint cart_lines_service check (
    service is null or (box_design_id is null and express_delivery_option_id is null and offer_line_id is null)
  );
-- Once per line, or once per order where it hangs on none.
create unique index cart_lines_one_service on cart_lines (cart_id, coalesce(parent_id, 0), service) where service is not null;

-- Placed orders keep it too, with the line it belongs to, so that it can be counted.
alter table order_lines
  alter column variant_id drop not null,
  add column service text,
  add column parent_id bigint,
  add constraint order_lines_thing check ((variant_id is null) = (service is not null));
create index order_lines_services on order_lines (service, order_id) where service is not null;
