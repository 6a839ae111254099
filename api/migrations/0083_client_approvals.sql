-- Proofs that a customer approves before their order is produced. The uuid is the key in the mailed link.
create table client_approval_filesets (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references orders (id),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'superseded')),
  review_reason text check (length(review_reason) <= 2000),
  email text check (length(email) <= 254),
  note text check (length(note) <= 2000),
  actor text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status in ('approved', 'rejected')) <= (email is not null and decided_at is not null)),
  check (status <> 'rejected' or review_reason is not null)
);
create index client_approval_filesets_of_order on client_approval_filesets (order_id, created_at desc);
-- One proof at a time is asked about.
create unique index client_approval_filesets_one_open on client_approval_filesets (order_id) where status = 'pending';

create table client_approval_files (
  fileset_id uuid not null references client_approval_filesets (id) on delete cascade,
  production_file_id uuid not null references production_files (id),
  primary key (fileset_id, production_file_id)
);

-- The last line: `beginProduction` asks before, whatever else starts production is stopped here.
create function hold_for_approval() returns trigger language plpgsql as $$
begin
  if old.fulfilment_status = 'none' and new.fulfilment_status <> 'none' and (
    select status from client_approval_filesets
    where order_id = new.id and status <> 'superseded' order by created_at desc, id limit 1
  ) in ('pending', 'rejected') then
    raise exception 'the proof of order % is not approved', new.number;
  end if;
  return new;
end $$;
create trigger orders_wait_for_approval before update of fulfilment_status on orders
  for each row execute function hold_for_approval();
