-- Who of the staff answers a quote request, and what colleagues write about it.
alter table quote_requests
  add column owner_id int references users (id) on delete set null,
  -- Grows with each change by staff; a change names the one that it is based on.
  add column revision int not null default 0,
  -- Who made the last of these changes, such as `staff:7`.
  add column changed_by text check (length(changed_by) <= 80);

-- No buyer sees them.
create table quote_notes (
  id bigint generated always as identity primary key,
  quote_request_id int not null references quote_requests (id) on delete cascade,
  body text not null check (length(body) <= 4000),
  actor text not null check (length(actor) <= 80),
  created_at timestamptz not null default now()
);
create index quote_notes_of_request on quote_notes (quote_request_id, id);

-- Lists of the desk: by creation or by promised answer.
create index quote_requests_created on quote_requests (created_at, id);
create index quote_requests_due on quote_requests (answer_by, id);
create index quote_requests_region on quote_requests (region, created_at, id);
create index quote_requests_status on quote_requests (status, created_at, id);
create index quote_requests_open on quote_requests (answer_by, id) where status in ('received', 'in_progress');
create index quote_requests_owner on quote_requests (owner_id, answer_by, id) where owner_id is not null;
create index quote_requests_unowned on quote_requests (answer_by, id)
  where owner_id is null and status in ('received', 'in_progress');
