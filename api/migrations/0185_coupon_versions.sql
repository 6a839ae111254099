-- The desk makes and changes discount codes: each change names the revision that it was based on, and every version is
-- kept.
alter table coupons add column revision int not null default 1 check (revision > 0);

create table coupon_versions (
  coupon_id bigint not null references coupons (id),
  revision int not null,
  -- As in `coupons`, whole.
  terms jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (coupon_id, revision)
);
create function refuse_coupon_version_edit() returns trigger language plpgsql as $$
begin
  raise exception 'version % of coupon % cannot be changed or removed', old.revision, old.coupon_id;
end $$;
create trigger coupon_versions_are_kept before update or delete on coupon_versions
  for each row execute function refuse_coupon_version_edit();
