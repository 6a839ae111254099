-- Who runs a request of several phases, and until when the claim holds without being renewed. Both are empty in rows of
-- releases before this one, whose claims hold for 90 seconds.
alter table idempotency_keys add column holder uuid, add column held_until timestamptz;
