-- Requests to join the Pro programme, and applications of suppliers; staff move both on.
create table pro_requests (
  id int generated always as identity primary key,
  user_id int references users (id),
  region text not null,
  locale text not null,
  status text not null default 'received' check (status in ('received', 'in_progress', 'accepted', 'declined')),
  email text not null check (length(email) <= 254),
  full_name text not null check (length(full_name) <= 200),
  company_name text not null check (length(company_name) <= 200),
  website text check (length(website) <= 200),
  phone text check (length(phone) <= 40),
  country_iso text not null,
  -- A closed list of the contract.
  business_type text not null check (length(business_type) <= 40),
  monthly_volume text check (length(monthly_volume) <= 40),
  message text check (length(message) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index pro_requests_of_user on pro_requests (user_id, id desc);

create table supplier_applications (
  id int generated always as identity primary key,
  user_id int references users (id),
  region text not null,
  locale text not null,
  status text not null default 'received' check (status in ('received', 'in_review', 'accepted', 'declined')),
  email text not null check (length(email) <= 254),
  full_name text not null check (length(full_name) <= 200),
  company_name text not null check (length(company_name) <= 200),
  vat_id text check (length(vat_id) <= 20),
  website text check (length(website) <= 200),
  phone text check (length(phone) <= 40),
  country_iso text not null,
  -- Closed lists of the contract.
  capabilities text[] not null check (cardinality(capabilities) between 1 and 20),
  certificates text[] not null default '{}' check (cardinality(certificates) <= 20),
  message text check (length(message) <= 5000),
  -- What staff decided and why.
  review_note text check (length(review_note) <= 2000),
  reviewed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index supplier_applications_of_user on supplier_applications (user_id, id desc);

create table supplier_application_files (
  application_id int not null references supplier_applications (id) on delete cascade,
  asset_id uuid not null references assets (id) on delete cascade,
  primary key (application_id, asset_id)
);
create index supplier_application_files_asset on supplier_application_files (asset_id);
