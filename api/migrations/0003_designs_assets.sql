-- Artwork as it was uploaded; the bytes lie in the file store under their hash.
create table assets (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('pdf', 'svg', 'png', 'jpg')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes int not null,
  pages int not null,
  -- Natural size in millimetres; pixels for rasters alone.
  mm_width double precision not null,
  mm_height double precision not null,
  px_width int,
  px_height int,
  warnings jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index assets_user on assets (user_id, sha256);

-- Pictures made of artwork, once for each content whoever uploaded it.
create table asset_variants (
  sha256 text not null,
  variant text not null,
  file_sha256 text not null,
  type text not null,
  primary key (sha256, variant)
);

create table box_designs (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users (id) on delete cascade,
  name text not null,
  product text not null,
  configuration jsonb not null,
  document jsonb not null,
  status text not null check (status in ('draft', 'ready', 'ordered')),
  rev int not null default 1,
  -- The picture of revision thumbnail_rev.
  thumbnail_rev int,
  thumbnail_sha256 text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Kept, since carts and orders may still name it; nobody sees it any more.
  deleted_at timestamptz
);
create index box_designs_user on box_designs (user_id, updated_at desc) where deleted_at is null;
