create table quote_requests (
  id int generated always as identity primary key,
  qr_number text not null unique,
  user_id int not null references users (id) on delete cascade,
  region text not null,
  type int not null check (type in (0, 1)),
  status text not null default 'received' check (status in ('received', 'in_progress', 'offered', 'closed')),
  configuration jsonb,
  quantities int[] not null,
  message text not null,
  email text not null,
  full_name text not null,
  company_name text,
  phone text,
  country_iso text,
  deadline date,
  onboarding jsonb not null default '{}',
  box_design_id uuid references box_designs (id),
  created_at timestamptz not null default now(),
  answer_by timestamptz not null
);
create index quote_requests_user on quote_requests (user_id, id desc);
