import type { Asset, SourceDie } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { json, type Queryable, readPage, type Tx } from '../../platform/index.ts';

export interface AssetRow {
  readonly id: string;
  readonly user_id: number;
  readonly name: string;
  readonly kind: Asset['kind'];
  readonly sha256: string;
  readonly bytes: number;
  readonly pages: number;
  readonly mm_width: number;
  readonly mm_height: number;
  readonly px_width: number | null;
  readonly px_height: number | null;
  readonly warnings: string[];
  /** Null for artwork without a template. */
  readonly made_on: SourceDie | null;
}

const columns = sql`id, user_id, name, kind, sha256, bytes, pages, mm_width, mm_height, px_width, px_height, warnings, made_on`;

export type NewAsset = Omit<AssetRow, 'id'>;

export const insertAsset = async (db: Queryable, asset: NewAsset): Promise<AssetRow> => {
  const [row] = await db.query<AssetRow>(sql`
    insert into assets (user_id, name, kind, sha256, bytes, pages, mm_width, mm_height, px_width, px_height, warnings, made_on)
    values (${asset.user_id}, ${asset.name}, ${asset.kind}, ${asset.sha256}, ${asset.bytes}, ${asset.pages},
      ${asset.mm_width}, ${asset.mm_height}, ${asset.px_width}, ${asset.px_height}, ${json(asset.warnings)}, ${asset.made_on === null ? null : json(asset.made_on)})
    returning ${columns}`);
  if (!row) throw new Error('inserting artwork returned no row');
  return row;
};

export const findAsset = async (db: Queryable, id: string, userId: number): Promise<AssetRow | null> => {
  const [row] = await db.query<AssetRow>(
    sql`select ${columns} from assets where id = ${id} and user_id = ${userId}`,
  );
  return row ?? null;
};

const own = (userId: number, kind: string | null) =>
  sql`user_id = ${userId} and kind = coalesce(${kind}::text, kind)`;

/** Lists a user's uploads, newest first. */
export const listAssets = (
  db: Queryable,
  userId: number,
  kind: string | null,
  page: { readonly limit: number; readonly offset: number },
) =>
  readPage<AssetRow>(
    db,
    page,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from assets where ${own(userId, kind)}
    order by created_at desc, id ${limitClause}`,
  );

/** Finds an asset by id alone, for signed URLs. */
export const findAnyAsset = async (db: Queryable, id: string): Promise<AssetRow | null> => {
  const [row] = await db.query<AssetRow>(sql`select ${columns} from assets where id = ${id}`);
  return row ?? null;
};

/** Finds an earlier upload of the same bytes by this user. */
export const findAssetByContent = async (
  db: Queryable,
  userId: number,
  sha256: string,
): Promise<AssetRow | null> => {
  const [row] = await db.query<AssetRow>(
    sql`select ${columns} from assets where user_id = ${userId} and sha256 = ${sha256} order by created_at limit 1`,
  );
  return row ?? null;
};

/** Whether the user uploaded all of these; a design must not show another user's artwork. */
export const ownsArtwork = async (
  db: Queryable,
  userId: number,
  hashes: readonly string[],
): Promise<boolean> => {
  if (hashes.length === 0) return true;
  const rows = await db.query(
    sql`select distinct sha256 from assets where user_id = ${userId} and sha256 in ${[...hashes]}`,
  );
  return rows.length === hashes.length;
};

/** Copies artwork to a user who received a design with it; skips what they have already. */
export const copyAssets = (
  tx: Queryable,
  from: number,
  to: number,
  hashes: readonly string[],
): Promise<number> =>
  hashes.length === 0
    ? Promise.resolve(0)
    : tx.execute(sql`
        insert into assets (user_id, name, kind, sha256, bytes, pages, mm_width, mm_height, px_width, px_height, warnings, made_on)
        select distinct on (sha256) ${to}::int, name, kind, sha256, bytes, pages, mm_width, mm_height, px_width, px_height, warnings, made_on
        from assets a where a.user_id = ${from} and a.sha256 in ${[...hashes]}
          and not exists (select 1 from assets mine where mine.user_id = ${to} and mine.sha256 = a.sha256)`);

export interface StoredVariant {
  readonly file_sha256: string;
  readonly type: string;
}

export const findVariant = async (
  db: Queryable,
  sha256: string,
  variant: string,
): Promise<StoredVariant | null> => {
  const [row] = await db.query<StoredVariant>(
    sql`select file_sha256, type from asset_variants where sha256 = ${sha256} and variant = ${variant}`,
  );
  return row ?? null;
};

export const saveVariant = (
  db: Queryable,
  sha256: string,
  variant: string,
  stored: StoredVariant,
): Promise<number> =>
  db.execute(sql`
    insert into asset_variants (sha256, variant, file_sha256, type)
    values (${sha256}, ${variant}, ${stored.file_sha256}, ${stored.type}) on conflict do nothing`);

/** Moves a visitor's artwork to the account they merge into. */
export const moveAssets = (tx: Tx, from: number, to: number): Promise<number> =>
  tx.execute(sql`update assets set user_id = ${to} where user_id = ${from}`);

/**
 * Whether any row references a file with this content: artwork, a picture of it or of a design, a
 * print file. The store has one copy of equal bytes, so a refused upload may be needed elsewhere.
 */
export const isFileReferenced = async (db: Queryable, sha256: string): Promise<boolean> => {
  const rows = await db.query(sql`
    select 1 where exists (select 1 from assets where sha256 = ${sha256})
      or exists (select 1 from asset_variants where file_sha256 = ${sha256})
      or exists (select 1 from box_designs where thumbnail_sha256 = ${sha256})
      or exists (select 1 from production_files where sha256 = ${sha256})
      or exists (select 1 from quote_request_uploads where sha256 = ${sha256})`);
  return rows.length > 0;
};
