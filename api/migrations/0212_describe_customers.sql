-- The people who were customers before 0210.
update users set customer_since = created_at,
  search_text = search_fold(concat_ws(' ', email, first_name, last_name, company_name))
where email is not null and merged_into is null and erased_at is null;
update users set customer_since = first.placed_at, search_text = first.search_text
from (
  select distinct on (user_id) user_id, placed_at, search_text from orders
  where placed_at is not null order by user_id, placed_at
) first
where users.id = first.user_id and users.email is null and users.merged_into is null and users.erased_at is null;
