-- Companies of the Plus programme: who belongs to them and with which role, who was invited, and what may be reordered.
create table companies (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  vat_id text check (length(vat_id) <= 20),
  -- What a bill needs besides name and number; its contact person included.
  address jsonb not null,
  region text not null,
  currency text not null check (currency in ('EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD')),
  time_zone text not null check (length(time_zone) <= 60),
  -- Minor units of `currency`; null: no such limit.
  order_limit bigint check (order_limit >= 0),
  window_limit bigint check (window_limit >= 0),
  window_unit text not null default 'month' check (window_unit in ('day', 'week', 'month')),
  po_required boolean not null default false,
  -- Who wrote the details last: their contact person goes when this person is erased.
  updated_by int not null references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table company_members (
  company_id int not null references companies (id) on delete cascade,
  user_id int not null references users (id),
  role text not null check (role in ('viewer', 'designer', 'requester', 'approver', 'finance', 'admin')),
  -- Of approvers, in minor units of the company's currency; null: no limit.
  approval_limit bigint check (approval_limit >= 0),
  joined_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_members_of_user on company_members (user_id);

create table company_invitations (
  id int generated always as identity primary key,
  company_id int not null references companies (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('viewer', 'designer', 'requester', 'approver', 'finance', 'admin')),
  approval_limit bigint check (approval_limit >= 0),
  -- Made when the mail is written, so that no token lies in the outbox.
  token_hash bytea unique check (length(token_hash) = 32),
  invited_by int not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index company_invitations_of_company on company_invitations (company_id, id desc);
create unique index company_invitations_one_open on company_invitations (company_id, email)
  where accepted_at is null and revoked_at is null;

create table company_items (
  id int generated always as identity primary key,
  company_id int not null references companies (id) on delete cascade,
  variant_id bigint not null,
  -- The design as its owner keeps it; whoever orders gets a copy of their own.
  box_design_id uuid references box_designs (id) on delete cascade,
  label text not null check (length(label) between 1 and 120),
  -- What was agreed for reordering; empty: any quantity, the standard pace.
  quantities int[] not null default '{}',
  express_delivery_option_id bigint,
  added_by int not null references users (id),
  created_at timestamptz not null default now()
);
create unique index company_items_same on company_items (
  company_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid)
);
create index company_items_design on company_items (box_design_id) where box_design_id is not null;
