-- The desk lists what is not paid out yet: a few rows among all payouts there ever were. A credit note is found by its
-- refund, and a transfer by the payment that it was booked as.
create index refund_payouts_open on refund_payouts (refund_id) where state <> 'succeeded';
create index invoices_of_refund on invoices (refund_id) where refund_id is not null;
create index transfer_receipts_of_payment on transfer_receipts (payment_id);
