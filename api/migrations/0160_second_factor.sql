-- The second factor of sign-in for staff: an authenticator app (RFC 6238), passkeys (WebAuthn), recovery codes.

-- When a session proved it; null: not yet, or the account has none.
alter table user_tokens add column second_factor_at timestamptz;

create table staff_totp (
  user_id int primary key references users (id) on delete cascade,
  -- The secret, sealed with a key that is not in the database (`seal-secret.ts`).
  sealed bytea not null check (length(sealed) between 40 and 200),
  -- The time step of the last accepted code: a code counts once.
  last_step bigint not null,
  -- Wrong codes since the last accepted one; after a hundred (NIST SP 800-63B, 5.2.2) the app is locked.
  wrong_in_row int not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create table staff_passkeys (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- A COSE key (RFC 9052).
  public_key bytea not null check (length(public_key) <= 4000),
  -- The authenticator's signature counter; 0 where it keeps none.
  counter bigint not null check (counter >= 0),
  transports text[] not null check (cardinality(transports) <= 10),
  -- The host name that the browser binds it to.
  rp_id text not null check (length(rp_id) <= 253),
  name text not null check (length(name) between 1 and 60),
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_of_user on staff_passkeys (user_id, id);

create table staff_recovery_codes (
  user_id int not null references users (id) on delete cascade,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a session has begun: at most one of each purpose, deleted when it is answered.
create table staff_challenges (
  token_hash bytea not null references user_tokens (token_hash) on delete cascade,
  purpose text not null check (purpose in ('totp', 'register', 'verify')),
  -- A challenge of WebAuthn, or the sealed secret of an authenticator app that waits for its first code.
  data bytea not null check (length(data) between 16 and 200),
  expires_at timestamptz not null,
  primary key (token_hash, purpose)
);
create index staff_challenges_expired on staff_challenges (expires_at);

alter table staff_changes drop constraint staff_changes_kind_check;
alter table staff_changes add constraint staff_changes_kind_check
  check (kind in ('created', 'invited', 'roles', 'signed_out', 'revoked', 'totp_added', 'totp_removed', 'passkey_added',
    'passkey_removed', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_reset'));
