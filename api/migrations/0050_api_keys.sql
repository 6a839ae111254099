-- Keys that machines call the API with: of a registered account (`member`, acts for `user_id`) or of the shop's own
-- tools (`staff`). Only the hash is kept; the holder alone knows the key.
create table api_keys (
  id int generated always as identity primary key,
  kind text not null check (kind in ('member', 'staff')),
  user_id int references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- The first characters, so that a person can tell which key a log or a vault speaks of.
  hint text not null check (length(hint) <= 16),
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 50),
  -- Null: everywhere. A key of a release pipeline is held to its remotes and regions.
  regions text[],
  remotes text[],
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check (kind = 'staff' or user_id is not null)
);
create index api_keys_of_user on api_keys (user_id, id desc) where user_id is not null;
