-- What staff, their tools and API keys did: one row for each call that writes, whatever came of it. Never a body.
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (length(actor) <= 80),
  method text not null,
  -- The pattern of the route and what its parts were.
  route text not null,
  params jsonb not null default '{}',
  status int not null,
  code text,
  region text not null,
  request_id text not null check (length(request_id) <= 80)
);
create index access_log_actor on access_log (actor, id desc);

-- Price books that were brought in while the shop ran; those of the release come with its code.
create table imported_price_books (
  id text primary key check (length(id) <= 60),
  valid_from date not null,
  data jsonb not null,
  imported_by text not null,
  imported_at timestamptz not null default now()
);

