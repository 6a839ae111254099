-- Whoever sets a count names what they saw: it grows with every change of what is on hand, also by a sale.
alter table stock_items add column revision int not null default 0;
-- Why it was set; tools name none.
alter table stock_counts add column reason text check (length(reason) between 3 and 500);

create function count_stock_revision() returns trigger language plpgsql as $$
begin
  if new.on_hand is distinct from old.on_hand then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
create trigger stock_items_revision before update on stock_items
  for each row execute function count_stock_revision();

create index stock_counts_of_item on stock_counts (pim_id, id desc);
create index stock_reservations_of_item on stock_reservations (pim_id, id desc);
