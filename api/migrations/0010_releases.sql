-- Builds that were published. A row never changes: another build is another row.
create table releases (
  name text not null,
  key text not null,
  version text not null,
  build text not null,
  manifest jsonb not null,
  -- Path of each file to the name of its content in the file store.
  files jsonb not null,
  bytes int not null,
  published_by text not null,
  created_at timestamptz not null default now(),
  primary key (name, key)
);
create unique index releases_build on releases (name, build);

-- Which build a region's visitors get; written by compare-and-swap on rev.
create table rollouts (
  region text not null,
  name text not null,
  stable text not null,
  candidate text,
  basis_points int not null default 0 check (basis_points between 0 and 10000),
  salt text not null,
  state text not null default 'idle' check (state in ('idle', 'running', 'paused', 'killed')),
  denied text[] not null default '{}',
  -- Who moved the stable pointer last: 'start' for the shop's own start, else the actor who did it by hand.
  moved_by text not null,
  rev int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (region, name),
  foreign key (name, stable) references releases (name, key),
  foreign key (name, candidate) references releases (name, key),
  check (candidate is null or candidate <> stable)
);

create table release_events (
  id int generated always as identity primary key,
  at timestamptz not null default now(),
  by text not null,
  -- Null for what concerns no region, such as publishing.
  region text,
  name text not null,
  action text not null,
  from_key text,
  to_key text,
  reason text not null
);
create index release_events_of on release_events (region, name, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
create trigger releases_immutable before update or delete on releases
  for each row execute function refuse_change();
create trigger release_events_append_only before update or delete on release_events
  for each row execute function refuse_change();
