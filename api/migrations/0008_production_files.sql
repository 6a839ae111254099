-- One print file per designed line of a placed order.
create table production_files (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references orders (id),
  order_line_id bigint not null unique references order_lines (id),
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
  -- Where the file store keeps it, its hash and size; set together.
  file_key text,
  sha256 text check (length(sha256) = 64),
  bytes int,
  -- Why it failed, for staff.
  problem text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((status = 'ready') = (sha256 is not null))
);
create index production_files_of_order on production_files (order_id);
