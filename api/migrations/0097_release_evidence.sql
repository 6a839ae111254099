-- What the gate found, each result for good. A result is of one release in one region, held against its shell then.
create table release_evidence (
  id int generated always as identity primary key,
  at timestamptz not null default now(),
  by text not null,
  region text not null,
  name text not null,
  key text not null,
  -- The shell of the region at that moment; null when it had none.
  shell text,
  occasion text not null check (occasion in ('start', 'check', 'promote', 'smoke')),
  gate text not null check (length(gate) between 1 and 40),
  ok boolean not null,
  evidence text not null,
  took_ms int not null,
  -- Of a smoke journey: its steps, what the browser saw, and the seal over both.
  details jsonb,
  foreign key (name, key) references releases (name, key)
);
create index release_evidence_of on release_evidence (name, key, region, gate, id desc);
create trigger release_evidence_append_only before update or delete on release_evidence
  for each row execute function refuse_change();

create index release_events_by_time on release_events (name, id desc);
