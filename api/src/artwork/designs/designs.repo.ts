import type { BoxDesign, Configuration } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { json, type Queryable, readPage, type Tx } from '../../platform/index.ts';

export interface DesignRow {
  readonly id: string;
  readonly user_id: number;
  readonly name: string;
  readonly product: string;
  readonly status: BoxDesign['design_status'];
  readonly configuration: Configuration;
  readonly document: Record<string, unknown>;
  readonly source: BoxDesign['source'];
  /** 1: a document of the first editor. */
  readonly document_version: 1 | 2;
  readonly rev: number;
  readonly thumbnail_rev: number | null;
  readonly thumbnail_sha256: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}
export type DesignHead = Omit<DesignRow, 'document'>;

const headColumns = sql`id, user_id, name, product, status, configuration, source,
  case when document->'schema' is null and document->>'version' = '1' then 1 else 2 end as document_version, rev, thumbnail_rev, thumbnail_sha256, created_at, updated_at`;
const columns = sql`${headColumns}, document`;
const own = (id: string, userId: number) => sql`id = ${id} and user_id = ${userId} and deleted_at is null`;

export interface DesignFilter {
  readonly status?: BoxDesign['design_status'] | undefined;
  readonly product?: string | undefined;
  readonly source?: BoxDesign['source'] | undefined;
  readonly nameContains?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. A part of a name is matched literally: `%` and `_` are plain characters. */
export const listDesigns = (db: Queryable, userId: number, filter: DesignFilter) =>
  readPage<DesignHead>(
    db,
    filter,
    (limitClause) => sql`
    select ${headColumns}, count(*) over () as all_rows from box_designs
    where user_id = ${userId} and deleted_at is null
      and status = coalesce(${filter.status ?? null}, status) and product = coalesce(${filter.product ?? null}, product)
      and source = coalesce(${filter.source ?? null}, source)
      and strpos(lower(name), lower(${filter.nameContains ?? ''})) > 0
    order by updated_at desc, id ${limitClause}`,
  );

export const findDesign = async (db: Queryable, id: string, userId: number): Promise<DesignRow | null> => {
  const [row] = await db.query<DesignRow>(sql`select ${columns} from box_designs where ${own(id, userId)}`);
  return row ?? null;
};

/** Finds a design by its id alone, for signed addresses. */
export const findAnyDesign = async (db: Queryable, id: string): Promise<DesignRow | null> => {
  const [row] = await db.query<DesignRow>(
    sql`select ${columns} from box_designs where id = ${id} and deleted_at is null`,
  );
  return row ?? null;
};

export interface NewDesignRow {
  readonly id: string;
  readonly userId: number;
  readonly name: string;
  readonly configuration: Configuration;
  readonly document: Record<string, unknown>;
  readonly status: 'draft' | 'ready';
  readonly source: BoxDesign['source'];
}

export const insertDesign = async (db: Queryable, design: NewDesignRow): Promise<DesignRow> => {
  const { id, userId, name, configuration, document, status, source } = design;
  const [row] = await db.query<DesignRow>(sql`
    insert into box_designs (id, user_id, name, product, configuration, document, status, source)
    values (${id}, ${userId}, ${name}, ${configuration.product}, ${json(configuration)}, ${json(document)}, ${status}, ${source})
    returning ${columns}`);
  if (!row) throw new Error('inserting a design returned no row');
  return row;
};

export type DesignChange = Omit<NewDesignRow, 'source'> & { readonly rev: number };

/** Saves over exactly the revision that the change is based on. Returns null if another save came first. */
export const replaceDesign = async (db: Queryable, change: DesignChange): Promise<DesignRow | null> => {
  const { id, userId, rev, name, configuration, document, status } = change;
  const [row] = await db.query<DesignRow>(sql`
    update box_designs set name = ${name}, product = ${configuration.product}, configuration = ${json(configuration)},
      document = ${json(document)}, status = ${status}, rev = rev + 1, updated_at = now()
    where ${own(id, userId)} and rev = ${rev} returning ${columns}`);
  return row ?? null;
};

export const deleteDesign = (db: Queryable, id: string, userId: number): Promise<number> =>
  db.execute(sql`update box_designs set deleted_at = now() where ${own(id, userId)}`);

export const saveThumbnail = (db: Queryable, id: string, rev: number, sha256: string): Promise<number> =>
  db.execute(
    sql`update box_designs set thumbnail_rev = ${rev}, thumbnail_sha256 = ${sha256} where id = ${id} and rev = ${rev}`,
  );

/** Moves a visitor's designs to the account that the visitor merges into. */
export const moveDesigns = (tx: Tx, from: number, to: number): Promise<number> =>
  tx.execute(sql`update box_designs set user_id = ${to} where user_id = ${from} and deleted_at is null`);
