-- The desk lists what is to be made and sent by the promised dispatch, across all stages; orders without a promise come
-- last. `orders_desk_open` begins with the stage and cannot give this order.
create index orders_desk_due on orders ((coalesce(dispatch_on, date '9999-12-31')), id)
  where placed_at is not null and stage in ('check', 'proof', 'print', 'pack', 'ship');
