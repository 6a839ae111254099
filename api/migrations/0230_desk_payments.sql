-- The desk lists payments by what they come to, finds them by the provider's number or the bank's reference, and reads
-- what the provider reported about one.
create index payments_desk_open on payments (id) where state in ('checkout', 'processing', 'requires_action', 'pending');
create index payments_desk_failed on payments (id) where state = 'failed';
create index payments_desk_void on payments (id) where state = 'void';
create index payments_desk_method on payments (method, id);
create index payments_search on payments using gin (search_grams(search_fold(intent_id))) where intent_id is not null;
create index transfer_receipts_search on transfer_receipts using gin (search_grams(search_fold(reference)));
create index payment_events_of_intent on payment_events (provider, intent_id) where intent_id is not null;
create index disputes_standing on disputes (payment_id) where status <> 'won';
