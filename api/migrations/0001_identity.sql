-- Users: a row without e-mail address is an anonymous visitor.
create table users (
  id int generated always as identity primary key,
  email text check (email = lower(email) and length(email) <= 254),
  password_hash text,
  first_name text,
  last_name text,
  company_name text,
  role text not null default 'customer' check (role in ('customer', 'staff')),
  locale text not null default 'en-US',
  region text not null default 'eu',
  confirmed_at timestamptz,
  -- Set once, when a visitor's cart and designs have moved into an account.
  merged_into int references users (id),
  created_at timestamptz not null default now(),
  check ((email is null) = (password_hash is null))
);
create unique index users_email_key on users (email) where email is not null;

-- Only the hash of a token is kept; the holder alone knows the token.
create table user_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id int not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index user_tokens_user on user_tokens (user_id);

-- Links in mails: each works once.
create table user_mail_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id int not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'confirm')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_mail_tokens_user on user_mail_tokens (user_id);

create table user_consents (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  type text not null,
  status text not null check (status in ('granted', 'declined')),
  created_at timestamptz not null default now()
);
create index user_consents_user on user_consents (user_id);

create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  attributes jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id);
