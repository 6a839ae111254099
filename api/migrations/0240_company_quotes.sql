-- The company that a quote request is made for: its members with the right to see orders see the request and its offers.
alter table quote_requests add column company_id int references companies (id);
create index quote_requests_company on quote_requests (company_id, id desc) where company_id is not null;
