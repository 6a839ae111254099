import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createAssetLookup, dieOf, parseDesign, resolve } from '@shop/design';
import { type PrintResources, writePrintFile } from '@shop/design/pdf';
import { sql } from 'drizzle-orm';
import type { ArtworkDecoder } from '../../artwork/index.ts';
import {
  type ApiDeps,
  type Db,
  type FileStore,
  getSharedShaper,
  handle,
  type JobHandler,
  recordEvent,
} from '../../platform/index.ts';
import { makePrintFile } from './print-file.job.ts';

/** Renders artwork to pixels where it cannot stay vectors. */
export type Rasteriser = Pick<ArtworkDecoder, 'rasterise'>;

interface QueuedFile {
  readonly id: string;
  readonly order_line_id: bigint;
  readonly number: string;
  readonly user_id: number;
  readonly placed_at: Date;
  readonly item: { readonly name: string };
  readonly design_document: unknown;
}

/** Reads a file of a package: the subsetter, a colour profile. */
const packageFile = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(createRequire(`${process.cwd()}/package.json`).resolve(name)));

/**
 * Writes the print file of every designed line of a placed order from the order's copy of the
 * design, with the editor's code. The same order gives the same bytes, so a repeated job changes
 * nothing.
 */
export const printFileHandler = (deps: ApiDeps, artwork: Rasteriser): JobHandler =>
  handle(
    makePrintFile,
    async ({ order_id }, { db, attempt }) => {
      const queued = await db.query<QueuedFile>(sql`
      select f.id, f.order_line_id, o.number, c.user_id, o.placed_at, l.item, l.design_document
      from production_files f join orders o on o.id = f.order_id join carts c on c.id = o.id
        join order_lines l on l.id = f.order_line_id
      where f.order_id = ${order_id} and f.status = 'queued' order by l.position`);
      if (queued.length === 0) return;
      const resources = await printResources(deps, artwork);
      const failures: unknown[] = [];
      // A file that crashes the process would block those behind it: every second attempt starts at
      // the other end.
      for (const file of attempt % 2 === 1 ? queued : queued.toReversed()) {
        try {
          await writePrintFileOf(db, deps.files, resources, deps.settings.brand, file);
        } catch (error) {
          if (attempt < makePrintFile.maxAttempts) {
            failures.push(error);
            continue;
          }
          const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
          await db.execute(sql`
          update production_files set status = 'failed', problem = ${problem}, finished_at = now() where id = ${file.id}`);
          deps.log.error({ err: error, productionFile: file.id }, 'print file failed');
        }
      }
      if (failures.length > 0) throw failures[0];
    },
    // Timed out or crashed: marks these files as failed, so that nobody waits for them.
    async ({ order_id }, { tx, error }) => {
      const problem =
        error instanceof Error ? error.message.slice(0, 500) : 'the process that wrote it ended';
      await tx.execute(sql`
        update production_files set status = 'failed', problem = ${problem}, finished_at = now()
        where order_id = ${order_id} and status = 'queued'`);
    },
  );

async function writePrintFileOf(
  db: Db,
  files: FileStore,
  resources: PrintResources,
  producer: string,
  file: QueuedFile,
): Promise<void> {
  const parsed = parseDesign(file.design_document, { dieOf });
  const made = parsed.ok ? dieOf(parsed.document.structure) : null;
  if (!parsed.ok || !made?.ok) throw new Error('the ordered design cannot be read');
  const { document } = parsed;
  const list = resolve(document, made.die, createAssetLookup(document), resources.shaper);
  const { bytes } = await writePrintFile(list, made.die, resources, {
    title: `${file.item.name}, ${file.number}`,
    reference: `${file.number}-${file.order_line_id}`,
    created: file.placed_at,
    producer,
  });
  const stored = await files.put(bytes);
  if (!stored.ok) throw new Error('the print file is too large for the file store');
  const { sha256 } = stored.value;
  await db.transaction(async (tx) => {
    const changed = await tx.execute(sql`
    update production_files set status = 'ready', file_key = ${sha256}, sha256 = ${sha256}, bytes = ${bytes.length},
      problem = null, finished_at = now()
    where id = ${file.id} and status <> 'ready'`);
    if (changed === 0) return;
    await recordEvent(tx, {
      type: 'production_file.ready',
      resource: `production_file:${file.id}`,
      userId: file.user_id,
      data: { production_file_id: String(file.id), order_number: file.number },
    });
  });
}

async function printResources(deps: ApiDeps, artwork: Rasteriser): Promise<PrintResources> {
  return {
    shaper: await getSharedShaper(),
    subsetter: await packageFile('harfbuzzjs/dist/harfbuzz-subset.wasm'),
    outputProfile: await packageFile('@shop/design/profiles/fogra39l.icc'),
    rgbProfile: await packageFile('@shop/design/profiles/srgb.icc'),
    bytes: (asset) => deps.files.read(asset.sha256),
    // The artwork decoder renders in a separate process.
    rasterise: async (asset, pixels) => {
      const drawn = await artwork.rasterise(
        { file: await deps.files.localPath(asset.sha256) },
        asset.format,
        pixels,
      );
      if (!drawn.ok) throw new Error(`the artwork cannot be drawn: ${drawn.code}`);
      return drawn.value;
    },
  };
}
