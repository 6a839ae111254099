-- The desk lists companies by their age, of all regions or of one.
create index companies_created on companies (created_at, id);
create index companies_region on companies (region, created_at, id);
