-- Customers as the desk lists them: accounts, and guests who have placed an order. Both columns are written by triggers
-- alone; null for visitors, for guests who became an account, and for erased people. Rows and indexes follow in files of
-- their own: no lock that keeps readers out lasts longer than this file.
alter table users
  add column customer_since timestamptz,
  -- Folded: name, e-mail address and company of an account; what the first order of a guest is found by.
  add column search_text text;

create function describe_customer() returns trigger language plpgsql as $$
begin
  if new.erased_at is not null or new.merged_into is not null then
    new.customer_since := null;
    new.search_text := null;
  elsif new.email is not null then
    new.customer_since := coalesce(new.customer_since, new.created_at);
    new.search_text := search_fold(concat_ws(' ', new.email, new.first_name, new.last_name, new.company_name));
  end if;
  return new;
end $$;
create trigger users_describe_customer
  before insert or update of email, first_name, last_name, company_name, merged_into, erased_at on users
  for each row execute function describe_customer();

create function describe_guest() returns trigger language plpgsql as $$
begin
  -- Never waits: a guest who is being merged into an account at this moment needs no row of their own.
  update users set customer_since = new.placed_at, search_text = new.search_text
  where id = (
    select id from users
    where id = new.user_id and email is null and customer_since is null and merged_into is null and erased_at is null
    for no key update skip locked);
  return null;
end $$;
create trigger orders_describe_guest after insert or update of placed_at on orders
  for each row when (new.placed_at is not null) execute function describe_guest();

-- What staff write about a customer for each other; the customer reads it in the copy of their data alone.
create table customer_notes (
  id bigint generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  body text not null check (length(body) <= 4000),
  actor text not null check (length(actor) <= 80),
  created_at timestamptz not null default now()
);
create index customer_notes_of_user on customer_notes (user_id, id);
