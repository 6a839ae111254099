-- Quality checks of order lines: what was found and what was decided, each written once.
create table qa_state_changes (
  id bigint generated always as identity (start 8101) primary key,
  order_line_id bigint not null references order_lines (id),
  production_file_id uuid references production_files (id),
  from_state text not null check (from_state in ('waiting', 'in_check', 'passed', 'failed', 'waived')),
  state text not null check (state in ('waiting', 'in_check', 'passed', 'failed', 'waived')),
  reason text check (length(reason) <= 2000),
  visible boolean not null default false,
  actor text not null,
  created_at timestamptz not null default now(),
  check (from_state <> state),
  check (state not in ('failed', 'waived') or reason is not null)
);
create index qa_state_changes_of_line on qa_state_changes (order_line_id, id desc);

create table qa_comments (
  id bigint generated always as identity (start 8501) primary key,
  order_line_id bigint not null references order_lines (id),
  production_file_id uuid references production_files (id),
  body text not null check (length(body) <= 4000),
  visible boolean not null default false,
  actor text not null,
  created_at timestamptz not null default now()
);
create index qa_comments_of_line on qa_comments (order_line_id, id desc);

-- Nothing that was written is changed or taken away; erasing a person empties the words alone.
create function refuse_quality_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'what was written about quality stays as it was written';
end $$;
create trigger qa_state_changes_stay before update or delete on qa_state_changes
  for each row execute function refuse_quality_change();
create trigger qa_comments_stay before update or delete on qa_comments
  for each row execute function refuse_quality_change();
