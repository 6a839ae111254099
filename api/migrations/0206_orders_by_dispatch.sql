-- All placed orders by promised dispatch, in every stage: `orders_desk_open` begins with the stage, and `orders_desk_due`
-- has the open ones alone.
create index orders_desk_dispatch on orders (dispatch_on, id) where placed_at is not null and dispatch_on is not null;
