-- The tax of an offer is that of its place, and some places share their country's code: Livigno, Northern Ireland.
alter table quote_requests add column zipcode text check (length(zipcode) <= 20);
