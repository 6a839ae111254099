-- Orders beyond a company's limit that wait for an approver.
create table order_approvals (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  cart_id bigint not null references carts (id),
  requested_by int not null references users (id),
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'declined', 'withdrawn', 'expired')),
  -- What is asked for: the total in minor units, and a digest of lines, designs and destination.
  total bigint not null check (total >= 0),
  currency text not null,
  print text not null check (length(print) = 64),
  note text check (length(note) <= 1000),
  decided_by int references users (id),
  reason text check (length(reason) <= 1000),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'requested') = (decided_at is null)),
  check (decided_by is null or decided_by <> requested_by or status = 'withdrawn')
);
create unique index order_approvals_one_open on order_approvals (cart_id) where status in ('requested', 'approved');
create index order_approvals_of_company on order_approvals (company_id, id desc);
