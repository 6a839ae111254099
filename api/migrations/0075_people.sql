-- What an account needs beyond signing in, and what the law asks of personal data.

-- Sessions are told apart by the browser that holds them; rarely touched, so that no request pays for it.
alter table user_tokens
  add column device text check (length(device) <= 200),
  add column last_used_at timestamptz not null default now();

-- A mailed link may also carry a new address, or confirm that an account is to be deleted.
alter table user_mail_tokens add column email text check (email = lower(email) and length(email) <= 254);
alter table user_mail_tokens drop constraint user_mail_tokens_purpose_check;
alter table user_mail_tokens add constraint user_mail_tokens_purpose_check
  check (purpose in ('reset', 'confirm', 'email', 'erase'));

-- Who looks after a customer.
create table order_managers (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  avatar text check (length(avatar) <= 300),
  created_at timestamptz not null default now()
);

alter table users
  add column phone text check (length(phone) <= 40),
  add column contact_email text check (length(contact_email) <= 254),
  -- {"country_iso": …, "zip_code": …}
  add column last_location jsonb,
  add column shipping_destination jsonb,
  add column order_manager_id int references order_managers (id) on delete set null,
  -- Set when the person's data was erased: the row stays for the orders that name it.
  add column erased_at timestamptz;

-- The change that erases a person's data says so for its transaction; nothing else may touch what is kept.
create function is_erasing() returns boolean language sql stable as
  $$ select coalesce(current_setting('shop.erasing', true), '') = 'on' $$;

-- Every consent that was given or refused, with the text it was given to. Rows are only added.
create table consent_log (
  id bigint generated always as identity primary key,
  user_id int references users (id),
  email text check (length(email) <= 254),
  order_id bigint references carts (id),
  type text not null check (type in ('terms_and_conditions_and_privacy_policy', 'terms_and_conditions_plus', 'marketing',
    'newsletter', 'envelope', 'instant_service')),
  status text not null check (status in ('granted', 'declined')),
  text_version text not null,
  source text not null check (source in ('sign_up', 'order', 'form', 'account', 'newsletter', 'link')),
  region text not null,
  locale text not null,
  created_at timestamptz not null default now()
);
create index consent_log_of_user on consent_log (user_id, id desc) where user_id is not null;
create index consent_log_of_email on consent_log (email, id desc) where email is not null;

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() and new.user_id is null and new.email is null
    and new.type = old.type and new.status = old.status and new.text_version = old.text_version
    and new.source = old.source and new.region = old.region and new.created_at = old.created_at then
    return new;
  end if;
  -- A visitor who becomes an account takes along what they agreed to.
  if tg_op = 'UPDATE' and new.user_id is distinct from old.user_id and new.email is not distinct from old.email
    and exists (select 1 from users where id = old.user_id and merged_into = new.user_id)
    and new.type = old.type and new.status = old.status and new.created_at = old.created_at then
    return new;
  end if;
  raise exception 'consent % cannot be changed or removed', old.id;
end $$;
create trigger consents_are_kept before update or delete on consent_log
  for each row execute function refuse_consent_change();

insert into consent_log (user_id, type, status, text_version, source, region, locale, created_at)
select c.user_id, c.type, c.status, '2026-11-27', 'sign_up', u.region, u.locale, c.created_at
from user_consents c join users u on u.id = c.user_id order by c.id;

-- A copy of everything about a person, made by a job and fetched once.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users (id),
  state text not null default 'queued' check (state in ('queued', 'ready', 'downloaded', 'expired')),
  region text not null,
  locale text not null,
  token_hash bytea check (length(token_hash) = 32),
  sha256 text check (length(sha256) = 64),
  bytes int,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  downloaded_at timestamptz,
  check ((state = 'ready') = (sha256 is not null))
);
create index data_exports_of_user on data_exports (user_id, created_at desc);
create index data_exports_ready on data_exports (expires_at) where state = 'ready';

create table erasure_requests (
  id int generated always as identity primary key,
  user_id int not null references users (id),
  state text not null check (state in ('unconfirmed', 'scheduled', 'canceled', 'done')),
  region text not null,
  locale text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  erase_at timestamptz,
  finished_at timestamptz,
  check ((state in ('scheduled', 'done')) <= (erase_at is not null))
);
create unique index erasure_requests_one_open on erasure_requests (user_id) where state in ('unconfirmed', 'scheduled');

create table newsletter_subscriptions (
  id int generated always as identity primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  region text not null,
  locale text not null,
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  source text not null check (length(source) <= 60),
  -- Grows with each sign-up: links of an earlier one are void.
  round int not null default 1,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- When the mailing-list service of the region took over the present state.
  handed_over_at timestamptz,
  unique (email, region)
);
create index newsletter_subscriptions_list on newsletter_subscriptions (region, state, id);

-- An order that was placed never changes, except that erasing a person takes the person out of it. What was agreed
-- (lines, amounts, tax) stays as it was.
create or replace function refuse_order_change() returns trigger language plpgsql as $$
declare
  personal constant text[] := array['email', 'ship_address', 'bill_address', 'vat_check', 'line_items'];
begin
  if old.placed_at is not null and (
    new.total is distinct from old.total or new.currency is distinct from old.currency
    or new.number is distinct from old.number or new.placed_at is distinct from old.placed_at
    or case when is_erasing()
      then (new.snapshot - personal) is distinct from (old.snapshot - personal)
        or jsonb_path_query_array(new.snapshot, '$.line_items[*].total')
          is distinct from jsonb_path_query_array(old.snapshot, '$.line_items[*].total')
      else new.snapshot is distinct from old.snapshot end
  ) then
    raise exception 'order % is placed and cannot be changed', old.number;
  end if;
  return new;
end $$;

create or replace function refuse_order_line_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where id = old.order_id and placed_at is not null) then
    if tg_op = 'UPDATE' and tg_table_name = 'order_lines' and is_erasing()
      and (to_jsonb(new) - 'design_document' - 'box_design_id') = (to_jsonb(old) - 'design_document' - 'box_design_id') then
      return new;
    end if;
    raise exception 'the lines of order % cannot be changed', old.order_id;
  end if;
  return coalesce(new, old);
end $$;
