import type { QuoteFile } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/index.ts';

type FileRow = Omit<QuoteFile, 'created_at'> & { readonly created_at: Date };

const columns = sql`f.id, f.folder, f.name, f.kind, f.bytes, f.sha256, f.created_at`;
const present = (row: FileRow): QuoteFile => ({ ...row, created_at: row.created_at.toISOString() });

/** Lists the files of a request, oldest first. */
export const listQuoteFiles = async (db: Queryable, quoteId: number): Promise<QuoteFile[]> =>
  (
    await db.query<FileRow>(sql`
      select ${columns} from quote_request_uploads f where f.quote_request_id = ${quoteId} order by f.created_at, f.id`)
  ).map(present);

/** Finds a file of one request; null without one. */
export const findQuoteFile = async (
  db: Queryable,
  quoteId: number,
  id: string,
): Promise<QuoteFile | null> => {
  const [row] = await db.query<FileRow>(sql`
    select ${columns} from quote_request_uploads f where f.id = ${id} and f.quote_request_id = ${quoteId}`);
  return row ? present(row) : null;
};

/** Finds a file of any request; only for whoever holds a signed address of it. */
export const findQuoteFileById = async (db: Queryable, id: string): Promise<QuoteFile | null> => {
  const [row] = await db.query<FileRow>(
    sql`select ${columns} from quote_request_uploads f where f.id = ${id}`,
  );
  return row ? present(row) : null;
};

/**
 * Attaches a file under the request's lock; the same bytes return the existing file. Null: the
 * request has the maximum number of files.
 */
export const attachQuoteFile = async (
  tx: Tx,
  quoteId: number,
  file: Pick<QuoteFile, 'name' | 'kind' | 'sha256' | 'bytes'>,
  most: number,
): Promise<QuoteFile | null> => {
  await tx.query(sql`select id from quote_requests where id = ${quoteId} for update`);
  const there = await listQuoteFiles(tx, quoteId);
  const same = there.find(({ sha256 }) => sha256 === file.sha256);
  if (same) return same;
  if (there.length >= most) return null;
  const [row] = await tx.query<FileRow>(sql`
    insert into quote_request_uploads as f (quote_request_id, name, kind, sha256, bytes)
    values (${quoteId}, ${file.name}, ${file.kind}, ${file.sha256}, ${file.bytes}) returning ${columns}`);
  if (!row) throw new Error('attaching a file returned no row');
  return present(row);
};
