-- What express production of a line costs, within its net and gross: an amount of its own, so that it can be told.
alter table cart_lines
  add column express_net bigint not null default 0,
  add column express_gross bigint not null default 0,
  add constraint cart_lines_express check (
    express_net >= 0 and express_gross >= express_net and express_net <= net and express_gross <= gross
    and (express_delivery_option_id is not null or express_gross = 0)
  );

-- What is produced express was ordered express: the order keeps it as it keeps the design.
alter table order_lines
  add column express_delivery_option_id bigint,
  add column express_net bigint not null default 0,
  add column express_gross bigint not null default 0,
  add constraint order_lines_express check (express_net >= 0 and express_net <= net and express_gross <= gross);
