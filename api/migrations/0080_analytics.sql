-- Analytics: what visitors allowed to be kept. Nothing here is needed to run the shop.
create table analytics_events (
  id bigint generated always as identity primary key,
  message_id text not null,
  type text not null check (type in ('track', 'identify', 'alias')),
  name text not null,
  user_id int references users (id) on delete cascade,
  anonymous_id text,
  region text not null,
  -- Of the sender: build of the remote, session, page, campaign, locale; ad clicks with consent to advertising alone.
  context jsonb not null,
  properties jsonb not null,
  consent jsonb not null,
  -- Cents, by the server's own conversion.
  value_eur bigint,
  margin_eur bigint,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  forwarded_at timestamptz
);
create index analytics_events_of_user on analytics_events (user_id) where user_id is not null;
create index analytics_events_received on analytics_events (received_at);
create index analytics_events_waiting on analytics_events (id) where forwarded_at is null;

-- How often what happened, also without consent: no identifier of anybody.
create table analytics_counts (
  day date not null,
  region text not null,
  name text not null,
  stored int not null default 0,
  without_consent int not null default 0,
  primary key (day, region, name)
);

-- Hashes of message ids, so that a message that comes twice counts once. Forgotten after eight days.
create table analytics_seen (
  hash bytea primary key check (length(hash) = 32),
  received_at timestamptz not null default now()
);
create index analytics_seen_received on analytics_seen (received_at);

-- Whose an anonymous id is. Adopted once.
create table analytics_aliases (
  anonymous_id text primary key,
  user_id int not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index analytics_aliases_of_user on analytics_aliases (user_id);

-- Of a user or visitor; an account also reads those of the visitors that were merged into it.
create table analytics_profiles (
  user_id int primary key references users (id) on delete cascade,
  first_touch jsonb,
  first_touch_at timestamptz,
  partner_key text,
  partner_key_at timestamptz,
  client_id text,
  session_id text,
  session_number int,
  anonymous_id text,
  updated_at timestamptz not null default now(),
  check ((first_touch is null) = (first_touch_at is null))
);
create table analytics_sessions (
  user_id int not null references users (id) on delete cascade,
  session_id text not null,
  session_number int not null,
  client_id text not null,
  hits int not null default 1,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, session_id)
);
create table acquisition_attributions (
  id bigint generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  touch jsonb not null,
  created_at timestamptz not null default now()
);
create index acquisition_attributions_of_user on acquisition_attributions (user_id, id desc);
create index users_merged_into on users (merged_into) where merged_into is not null;

create function keep_first_touch() returns trigger language plpgsql as $$
begin
  if old.first_touch is not null and new.first_touch is distinct from old.first_touch
    or old.partner_key is not null and new.partner_key is distinct from old.partner_key then
    raise exception 'the first touch of user % is kept', old.user_id;
  end if;
  return new;
end $$;
create trigger analytics_first_touch_stays before update on analytics_profiles
  for each row execute function keep_first_touch();
