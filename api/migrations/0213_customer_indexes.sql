-- What the list and the search of customers read.
create index users_customers on users (customer_since, id) where customer_since is not null;
create index users_customers_region on users (region, customer_since, id) where customer_since is not null;
create index users_customer_search on users using gin (search_grams(search_text)) where customer_since is not null;
create index coupon_redemptions_of_user on coupon_redemptions (user_id);
