-- Files that go with a request for a quote: kept as bytes under their hash, never opened.
create table quote_request_uploads (
  id uuid primary key default gen_random_uuid(),
  quote_request_id int not null references quote_requests (id) on delete cascade,
  folder text not null default 'request-a-quote' check (folder = 'request-a-quote'),
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('pdf', 'postscript', 'png', 'jpg', 'zip')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now(),
  -- The same bytes again are the same file.
  unique (quote_request_id, sha256)
);
create index quote_request_uploads_of_content on quote_request_uploads (sha256);
