-- Orders that a member places for a company, and their purchase order number.
alter table carts
  add column company_id int references companies (id),
  add column po_number text check (length(po_number) between 1 and 60);
alter table orders
  add column company_id int references companies (id),
  add column po_number text check (length(po_number) between 1 and 60);
create index orders_of_company on orders (company_id, placed_at desc) where company_id is not null;
create index carts_of_company on carts (company_id) where company_id is not null and completed_at is null;
