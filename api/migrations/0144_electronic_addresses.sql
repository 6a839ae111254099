-- Where a company takes electronic invoices (EN 16931, BT-49): scheme of the list EAS, colon, identifier.
alter table companies
  add column electronic_address text check (electronic_address ~ '^\d{4}:.+$' and length(electronic_address) <= 260);
