-- What the desk needs to list documents and to report their VAT. All of it is derived from the stored document by
-- triggers, and like the document it never changes.
alter table invoices
  add column region text,
  -- BT-2.
  add column issue_day date,
  -- BT-7, else BT-2: the day to whose VAT period the document belongs.
  add column tax_day date,
  -- The exchange rate is that of the last working day before this one: the tax point, or the day of issue if that is
  -- earlier. A credit note has the rate of what it corrects.
  add column rate_before date;

-- The VAT of a document, a row for each category and rate. A proforma is no tax document and has none.
create table invoice_taxes (
  invoice_id bigint not null references invoices (id),
  position int not null,
  kind text not null check (kind in ('normal', 'correction')),
  region text not null,
  tax_day date not null,
  rate_before date not null,
  currency text not null,
  -- EN 16931: S, Z, E, AE, K, G or O.
  category text not null,
  -- Basis points.
  rate int not null,
  -- Whose tax it is, without tax where the goods go; null where the document does not say.
  country text,
  -- Minor units of the currency; of a credit note below zero.
  net bigint not null,
  tax bigint not null,
  -- What the document itself says in zlotys: the mid rate and this row's VAT, in grosze.
  stated_rate numeric,
  stated_tax bigint,
  primary key (invoice_id, position)
);

create function derive_invoice_days() returns trigger language plpgsql as $$
begin
  new.region := (select o.region from orders o where o.id = new.order_id);
  new.issue_day := (new.document ->> 'issueDate')::date;
  new.tax_day := coalesce(new.document ->> 'taxPointDate', new.document ->> 'issueDate')::date;
  new.rate_before := coalesce(
    case when new.kind = 'correction' then (select i.rate_before from invoices i where i.id = new.refers_to) end,
    least(new.tax_day, new.issue_day));
  return new;
end $$;
create trigger invoices_derive before insert on invoices for each row execute function derive_invoice_days();

create function minor_units(amount text) returns bigint language sql immutable as $$
  select replace(amount, '.', '')::bigint
$$;

create function taxes_of_document(document jsonb) returns table (
  "position" int, category text, rate int, country text, net bigint, tax bigint, stated_rate numeric, stated_tax bigint
) language sql immutable as $$
  -- British VAT is stated in sterling; only zlotys are reported.
  select t.place::int, t.item ->> 'category', (t.item ->> 'rate')::int, t.item ->> 'country',
    minor_units(t.item ->> 'base'), minor_units(t.item ->> 'amount'),
    case document #>> '{accounting,currency}' when 'PLN' then (document #>> '{accounting,rate}')::numeric end,
    case document #>> '{accounting,currency}' when 'PLN' then minor_units(t.item ->> 'accountingAmount') end
  from jsonb_array_elements(document -> 'taxes') with ordinality t (item, place)
$$;

create function list_invoice_taxes() returns trigger language plpgsql as $$
begin
  insert into invoice_taxes
  select new.id, t.position, new.kind, new.region, new.tax_day, new.rate_before, new.currency, t.category, t.rate,
    t.country, s.sign * t.net, s.sign * t.tax, t.stated_rate, s.sign * t.stated_tax
  from taxes_of_document(new.document) t
  cross join (select case new.kind when 'correction' then -1 else 1 end as sign) s
  where new.kind <> 'proforma';
  return null;
end $$;
create trigger invoices_list_taxes after insert on invoices for each row execute function list_invoice_taxes();

create function refuse_invoice_tax_change() returns trigger language plpgsql as $$
begin
  raise exception 'the VAT of invoice % cannot be changed or removed', old.invoice_id;
end $$;

-- Documents from before, in their order: a credit note takes the day of what it corrects.
alter table invoices disable trigger invoices_are_immutable;
update invoices i set region = o.region, issue_day = (i.document ->> 'issueDate')::date,
  tax_day = coalesce(i.document ->> 'taxPointDate', i.document ->> 'issueDate')::date,
  rate_before = least(coalesce(i.document ->> 'taxPointDate', i.document ->> 'issueDate'), i.document ->> 'issueDate')::date
from orders o where o.id = i.order_id;
update invoices i set rate_before = x.rate_before from invoices x where i.kind = 'correction' and x.id = i.refers_to;
alter table invoices enable trigger invoices_are_immutable;
insert into invoice_taxes
select i.id, t.position, i.kind, i.region, i.tax_day, i.rate_before, i.currency, t.category, t.rate, t.country,
  case i.kind when 'correction' then -1 else 1 end * t.net, case i.kind when 'correction' then -1 else 1 end * t.tax,
  t.stated_rate, case i.kind when 'correction' then -1 else 1 end * t.stated_tax
from invoices i cross join lateral taxes_of_document(i.document) t where i.kind <> 'proforma';

alter table invoices alter column region set not null, alter column issue_day set not null,
  alter column tax_day set not null, alter column rate_before set not null;
create trigger invoice_taxes_are_immutable before update or delete on invoice_taxes
  for each row execute function refuse_invoice_tax_change();

create index invoices_desk on invoices (issue_day, id);
create index invoices_desk_region on invoices (region, issue_day, id);
create index invoices_desk_kind on invoices (kind, issue_day, id);
create index invoices_desk_tax on invoices (tax_day, id);
create index invoice_taxes_period on invoice_taxes (tax_day, country, rate);
