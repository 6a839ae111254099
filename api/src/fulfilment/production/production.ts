import * as contracts from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  binary,
  checkSignature,
  type Domain,
  fail,
  ok,
  type Queryable,
  signUrl,
  subscribe,
  uuidOf,
} from '../../platform/index.ts';
import { byReference, type OrderPorts, ofOrderInPath, orderPlaced } from '../../sales/index.ts';
import { beginProduction } from './begin-production.ts';
import { registerProductionList } from './list-production.ts';
import { printFileHandler, type Rasteriser } from './make-print-files.ts';
import { openPrintFiles } from './open-print-files.ts';

interface FileRow {
  readonly id: string;
  readonly number: string;
  readonly order_line_id: bigint;
  readonly user_id: number;
  readonly status: contracts.ProductionFile['status'];
  readonly sha256: string | null;
  readonly bytes: number | null;
  readonly created_at: Date;
}

const files = sql`
  select f.id, c.number, f.order_line_id, c.user_id, f.status, f.sha256, f.bytes, f.created_at
  from production_files f join order_lines l on l.id = f.order_line_id join orders c on c.id = f.order_id`;

/** Null: no such order, or another user's. Without a user, any order: for staff. */
const listFiles = async (
  db: Queryable,
  userId: number | null,
  reference: string,
): Promise<readonly FileRow[] | null> => {
  const rows = await db.query<FileRow>(
    sql`${files} where ${byReference(reference)} and c.user_id = coalesce(${userId}::int, c.user_id) order by l.position`,
  );
  if (rows.length > 0) return rows;
  const own = await db.query(
    sql`select 1 from orders c where ${byReference(reference)} and c.user_id = coalesce(${userId}::int, c.user_id)`,
  );
  return own.length > 0 ? rows : null;
};

async function findFile(db: Queryable, id: string): Promise<FileRow | null> {
  const [row] = await db.query<FileRow>(sql`${files} where f.id = ${id}`);
  return row ?? null;
}

const pathOf = (id: string): string => `/production_files/${id}/file`;

/** Print files of placed orders, and the start of their production. */
export const production = (
  portsOf: (deps: ApiDeps) => OrderPorts,
  { artwork }: { readonly artwork: Rasteriser },
): Domain => ({
  name: 'production',
  register(route, deps) {
    const { settings, clock, files: store } = deps;
    registerProductionList(route, deps);
    const secret = settings.sessionSecret;
    route.staff(
      contracts.beginProduction,
      ({ db, actor, params }) => beginProduction(db, portsOf(deps), params.number, actor, clock()),
      ofOrderInPath,
    );
    route.shared(contracts.listProductionFiles, async ({ db, user, query }) => {
      const rows = await listFiles(db, user?.id ?? null, query.order_number);
      if (rows === null) return fail('not_found');
      return ok({
        production_files: rows.map((row) => ({
          id: row.id,
          order_number: row.number,
          line_item_id: Number(row.order_line_id),
          status: row.status,
          sha256: row.sha256,
          bytes: row.bytes,
          url: row.sha256 === null ? null : signUrl(secret, pathOf(row.id), clock()),
          created_at: row.created_at.toISOString(),
        })),
      });
    });
    route.open(contracts.getProductionFile, async ({ db, user, params, query }) => {
      const id = uuidOf(params.id);
      const row = id === null ? null : await findFile(db, id);
      const allowed =
        row && (row.user_id === user?.id || checkSignature(secret, pathOf(row.id), query, clock()));
      if (!allowed || row.sha256 === null) return fail('not_found');
      return ok(
        binary(await store.stream(row.sha256), 'application/pdf', {
          'content-disposition': `inline; filename="${row.number}-${row.order_line_id}.pdf"`,
          'content-length': String(row.bytes),
          'cache-control': 'private, max-age=3600',
        }),
      );
    });
  },
  subscribers: () => [subscribe(orderPlaced, openPrintFiles)],
  jobs: (deps) => [printFileHandler(deps, artwork)],
});
