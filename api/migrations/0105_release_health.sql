-- How documents of the shop fared, as counts. No row says who: see docs/decisions/2026-11-28-health-counts.md.
create table release_health (
  region text not null,
  remote text not null,
  release text not null,
  hour timestamptz not null,
  -- Documents of one era were given out under the same shares; see shared/releases/src/guard/ticket.ts.
  era int not null,
  outcome text not null,
  count int not null check (count > 0),
  primary key (region, remote, release, hour, era, outcome)
);
create index release_health_age on release_health (hour);

-- What a document was counted for already, so that it counts once. The name is random and the document's own; rows
-- are forgotten after a few hours.
create table release_health_documents (
  document text not null check (length(document) = 16),
  remote text not null,
  -- One bit a metric, and the bits as they were before the last report.
  judged int not null,
  before int not null,
  hour timestamptz not null,
  primary key (document, remote)
);
create index release_health_documents_age on release_health_documents (hour);

-- What the guard knows of a candidate; written by compare-and-swap on looks.
create table release_guards (
  region text not null,
  name text not null,
  stable text not null,
  candidate text not null,
  salt text not null,
  -- Documents of earlier eras belong to an earlier rollout.
  first_era int not null,
  state jsonb not null,
  looks int not null default 0,
  looked_at timestamptz not null default now(),
  primary key (region, name, stable, candidate, salt)
);
