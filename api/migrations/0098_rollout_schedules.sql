-- A release on its way through regions and shares, one step after the other; written by compare-and-swap on rev.
create table rollout_schedules (
  id int generated always as identity primary key,
  name text not null,
  key text not null,
  -- [{region, basis_points, soak_minutes, taken_at}] in their order.
  steps jsonb not null,
  position int not null default 0 check (position >= 0),
  state text not null default 'running' check (state in ('running', 'paused', 'done', 'stopped')),
  -- When the next step is due; the database's clock decides.
  next_at timestamptz,
  waiting_for text,
  reason text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rev int not null default 1,
  foreign key (name, key) references releases (name, key),
  check ((state = 'running') = (next_at is not null))
);
-- A remote has one way through the regions at a time.
create unique index rollout_schedules_open on rollout_schedules (name) where state in ('running', 'paused');
