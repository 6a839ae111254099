-- The price of a sample pack comes back when production of the buyer's next order begins. The work is written in the
-- transaction that begins it, once for each order; the job decides (`api/src/sales/samples/refund-pack.ts`).
create function refund_sample_pack() returns trigger language plpgsql as $$
begin
  insert into jobs (name, key, payload, max_attempts)
  select 'samples.refund', new.id::text, jsonb_build_object('order_id', new.id), 8
  where exists (
    select from orders o join order_lines l on l.order_id = o.id
    where o.user_id = new.user_id and o.placed_at is not null and l.item ->> 'product_type' = 'samples')
  on conflict (name, key) where key is not null do nothing;
  return null;
end $$;
create trigger orders_refund_sample_pack after update of fulfilment_status on orders
  for each row when (old.fulfilment_status = 'none' and new.fulfilment_status <> 'none' and new.placed_at is not null)
  execute function refund_sample_pack();
