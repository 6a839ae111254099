-- The VAT number of a business that asks for a quote, in canonical form, and why its offer has no VAT.
alter table quote_requests add column vat_id text check (length(vat_id) <= 30);
alter table offers add column tax_reason text
  check (tax_reason in ('export', 'intra_community', 'reverse_charge', 'outside_scope', 'zero_rate'));
