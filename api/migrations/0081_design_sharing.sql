-- Designs are shared by links, taken over by their token and remembered for the desktop.
alter table box_designs
  add column source text not null default 'user' check (source in ('shop', 'user', 'files', 'box_designs'));

create table design_shares (
  id uuid primary key,
  design_id uuid not null references box_designs (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  access text not null check (access in ('read', 'copy')),
  opened int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index design_shares_of_design on design_shares (design_id, created_at desc);

-- Mails to addresses that somebody typed in: how many went where, so that nobody is flooded. Addresses as keyed hashes;
-- forgotten after two days.
create table design_mails (
  recipient bytea not null check (length(recipient) = 32),
  subject text not null,
  -- Hours since 1970: with the two above, one mail an hour.
  hour int not null,
  user_id int not null references users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (recipient, subject, hour)
);
create index design_mails_of_user on design_mails (user_id, sent_at);
create index design_mails_sent on design_mails (sent_at);
