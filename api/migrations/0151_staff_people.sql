-- A mailed link may also invite a person to the staff: they set their password with it.
alter table user_mail_tokens drop constraint user_mail_tokens_purpose_check;
alter table user_mail_tokens add constraint user_mail_tokens_purpose_check
  check (purpose in ('reset', 'confirm', 'email', 'erase', 'invite'));

-- Who gave or took whose access; the access log has the calls, without what they changed.
create table staff_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (length(actor) <= 80),
  user_id int not null references users (id),
  kind text not null check (kind in ('created', 'invited', 'roles', 'signed_out', 'revoked')),
  -- Lists of {"role": …, "regions": …}.
  before jsonb,
  after jsonb
);
create index staff_changes_of_user on staff_changes (user_id, id desc);

create function refuse_staff_change_edit() returns trigger language plpgsql as $$
begin
  raise exception 'change % of staff cannot be changed or removed', old.id;
end $$;
create trigger staff_changes_are_kept before update or delete on staff_changes
  for each row execute function refuse_staff_change_edit();
