-- Orders that a member places for a company, and their purchase order number.
alter table carts
  add column company_id int references companies (id),
  add column po_number text check (length(po_number) between 1 and 60);
alter table orders
  add column company_id int references companies (id),
  add column po_number text check (length(po_number) between 1 and 60);
create index orders_of_company on orders (company_id, placed_at desc) where company_id is not null;
create index carts_of_company on carts (company_id) where company_id is not null and completed_at is null;

-- Copies of a catalogue item's design, one per member and revision: what is ordered is the orderer's own.
create table company_design_copies (
  item_id int not null references company_items (id) on delete cascade,
  user_id int not null references users (id),
  rev int not null,
  design_id uuid not null unique references box_designs (id) on delete cascade,
  primary key (item_id, user_id, rev)
);
