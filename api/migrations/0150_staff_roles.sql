-- What a person of the staff may do where: the permissions of a role are in the contract (`permissionsOfRole`).
create table staff_roles (
  user_id int not null references users (id) on delete cascade,
  role text not null check (role in ('order_manager', 'prepress', 'production', 'finance', 'merchandiser', 'support',
    'admin')),
  -- Null: every region, also those that open later.
  regions text[] check (cardinality(regions) between 1 and 40),
  -- The actor, for example `staff:7`.
  granted_by text not null check (length(granted_by) <= 80),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Accounts of staff could do everything until now; nobody loses access.
insert into staff_roles (user_id, role, granted_by)
select id, 'admin', 'migration' from users where role = 'staff' and email is not null;
