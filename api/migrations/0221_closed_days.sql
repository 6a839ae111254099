-- Days on which the plant does not produce, or nothing is delivered in a region, besides public holidays. A row is never
-- changed but to remove it, so that who closed and reopened a day stays known.
create table closed_days (
  id bigint generated always as identity primary key,
  -- `plant`, or the id of a region.
  place text not null check (place = 'plant' or place ~ '^[a-z]{2}$'),
  day date not null,
  reason text not null check (length(reason) between 3 and 200),
  closed_by text not null,
  closed_at timestamptz not null default now(),
  reopened_by text,
  reopened_at timestamptz,
  check ((reopened_by is null) = (reopened_at is null))
);
create unique index closed_days_in_effect on closed_days (place, day) where reopened_at is null;

create function keep_closed_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.reopened_at is not null
    or (old.place, old.day, old.reason, old.closed_by, old.closed_at)
      is distinct from (new.place, new.day, new.reason, new.closed_by, new.closed_at) then
    raise exception 'closed day % cannot be changed or removed', old.id;
  end if;
  return new;
end $$;
create trigger closed_days_are_kept before update or delete on closed_days
  for each row execute function keep_closed_days();
