import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { assetsOf, dieOf, parseDesign, resolve } from '@shop/design';
import { type PrintResources, type Raster, writePrintFile } from '@shop/design/pdf';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Artwork } from '../assets/artwork.port.ts';
import { createVariants } from '../assets/variants.ts';
import type { Queryable } from '../db/db.ts';
import { sharedShaper } from '../designs/fonts.ts';
import type { FileStore } from '../files/file-store.ts';
import { handle, type JobHandler } from '../jobs/define-job.ts';
import type { ApiDeps } from '../server/domain.ts';
import { makePrintFile } from './print-file.job.ts';

interface QueuedFile {
  readonly id: string;
  readonly order_line_id: bigint;
  readonly number: string;
  readonly placed_at: Date;
  readonly item: { readonly name: string };
  readonly design_document: unknown;
}

/** Reads one of the packages' own files: the subsetter, a colour profile. */
const packageFile = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(createRequire(`${process.cwd()}/package.json`).resolve(name)));

/**
 * Writes the print file of every designed line of a placed order: from the copy of the design that the order keeps,
 * with the code of the editor. The same order gives the same bytes, so a repeated job changes nothing.
 */
export const printFileHandler = (deps: ApiDeps, artwork: Artwork): JobHandler =>
  handle(makePrintFile, async ({ order_id }, { db, attempt }) => {
    const queued = await db.query<QueuedFile>(sql`
      select f.id, f.order_line_id, o.number, o.placed_at, l.item, l.design_document
      from production_files f join orders o on o.id = f.order_id join order_lines l on l.id = f.order_line_id
      where f.order_id = ${order_id} and f.status = 'queued' order by l.position`);
    if (queued.length === 0) return;
    const resources = await printResources(deps, artwork);
    for (const file of queued) {
      try {
        await writeOne(db, deps.files, resources, deps.settings.brand, file);
      } catch (error) {
        if (attempt < makePrintFile.maxAttempts) throw error;
        const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
        await db.execute(sql`
          update production_files set status = 'failed', problem = ${problem}, finished_at = now() where id = ${file.id}`);
        deps.log.error({ err: error, productionFile: file.id }, 'print file failed');
      }
    }
  });

async function writeOne(
  db: Queryable,
  files: FileStore,
  resources: PrintResources,
  producer: string,
  file: QueuedFile,
): Promise<void> {
  const parsed = parseDesign(file.design_document, { dieOf });
  const made = parsed.ok ? dieOf(parsed.document.structure) : null;
  if (!parsed.ok || !made?.ok) throw new Error('the ordered design cannot be read');
  const { document } = parsed;
  const list = resolve(document, made.die, assetsOf(document), resources.shaper);
  const { bytes } = await writePrintFile(list, made.die, resources, {
    title: `${file.item.name}, ${file.number}`,
    reference: `${file.number}-${file.order_line_id}`,
    created: file.placed_at,
    producer,
  });
  const stored = await files.put(bytes);
  if (!stored.ok) throw new Error('the print file is too large for the file store');
  const { sha256 } = stored.value;
  await db.execute(sql`
    update production_files set status = 'ready', file_key = ${sha256}, sha256 = ${sha256}, bytes = ${bytes.length},
      problem = null, finished_at = now()
    where id = ${file.id} and status <> 'ready'`);
}

async function printResources(deps: ApiDeps, artwork: Artwork): Promise<PrintResources> {
  const variants = createVariants(deps, artwork);
  return {
    shaper: await sharedShaper(),
    subsetter: await packageFile('harfbuzzjs/dist/harfbuzz-subset.wasm'),
    outputProfile: await packageFile('@shop/design/profiles/fogra39l.icc'),
    rgbProfile: await packageFile('@shop/design/profiles/srgb.icc'),
    bytes: (asset) => deps.files.read(asset.sha256),
    rasterise: async (asset, [width, height]): Promise<Raster> => {
      // Drawn by the artwork reader in its own process; what is decoded here is the picture it made.
      const picture = await variants.find({ sha256: asset.sha256, kind: asset.format }, 'original');
      if (!picture.ok) throw new Error(`the artwork cannot be drawn: ${picture.code}`);
      const { data, info } = await sharp(await deps.files.read(picture.value.file_sha256))
        .resize(width, height, { fit: 'fill' })
        .ensureAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return splitAlpha(data, info.width, info.height);
    },
  };
}

function splitAlpha(rgba: Uint8Array, width: number, height: number): Raster {
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    alpha[pixel] = rgba[pixel * 4 + 3] ?? 255;
  }
  return { width, height, rgb, alpha };
}
