-- Releases whose files were cleared away. The release itself stays on record; publishing its bytes again ends this.
create table release_sweeps (
  name text not null,
  key text not null,
  at timestamptz not null default now(),
  by text not null,
  primary key (name, key),
  foreign key (name, key) references releases (name, key)
);

-- Every file of a build by its content. Publishing claims it, clearing away dooms it before the bytes go, so that the
-- two never work on the same bytes.
create table release_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  claimed_at timestamptz not null default now(),
  doomed_at timestamptz
);
insert into release_files (sha256)
  select distinct file.value from releases, jsonb_each_text(releases.files) as file;
