-- What the analytics endpoint answered to an event it does not take, however it is sent. Such an event waits no longer.
alter table analytics_events add column refused_status int;
drop index analytics_events_waiting;
create index analytics_events_waiting on analytics_events (id) where forwarded_at is null and refused_status is null;
create index analytics_events_refused on analytics_events (id) where refused_status is not null;
