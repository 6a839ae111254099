import { renderAsync } from '@resvg/resvg-js';
import { type AssetId, createAssetLookup, dieOf, parseDesign, resolve } from '@shop/design';
import { type ApiDeps, fail, getSharedShaper, ok, type Result } from '../../platform/index.ts';
import type { ArtworkCode } from '../assets/artwork.port.ts';
import type { Variants } from '../assets/variants.ts';
import { type DesignRow, saveThumbnail } from './designs.repo.ts';
import { paintSvg } from './paint-svg.ts';

/** Colour of the bare board by material: brown where nothing covers the outer liner. */
const boardColour = (material: string): string =>
  material.startsWith('cardboard-natural') ? '#c9a77a' : '#f7f5f0';

/** A queue: one thumbnail at a time is enough for one process. */
let queue: Promise<unknown> = Promise.resolve();

const runQueued = <T>(work: () => Promise<T>): Promise<T> => {
  const result = queue.then(work, work);
  queue = result.catch(() => undefined);
  return result;
};

/**
 * Renders the thumbnail of a design's printed face, once per revision. Returns the hash of a PNG in the file store.
 * Artwork is only painted as the raster that the artwork decoder made of it.
 */
export const renderThumbnail = async (
  { db, files }: Pick<ApiDeps, 'db' | 'files'>,
  variants: Variants,
  row: DesignRow,
): Promise<Result<string, ArtworkCode | 'not_found'>> => {
  if (row.thumbnail_rev === row.rev && row.thumbnail_sha256 !== null) return ok(row.thumbnail_sha256);
  const parsed = parseDesign(row.document, { dieOf });
  const made = parsed.ok ? dieOf(parsed.document.structure) : null;
  if (!parsed.ok || !made?.ok) return fail('not_found');
  const { document } = parsed;
  const shaper = await getSharedShaper();
  const list = resolve(document, made.die, createAssetLookup(document), shaper);
  const pictures = new Map<AssetId, string>();
  for (const asset of Object.values(list.assets)) {
    const picture = await variants.find({ sha256: asset.sha256, kind: asset.format }, 'thumbnail');
    if (!picture.ok) continue;
    const bytes = await files.read(picture.value.file_sha256);
    pictures.set(asset.id, `data:${picture.value.type};base64,${bytes.toString('base64')}`);
  }
  const svg = paintSvg(list, {
    die: made.die,
    shaper,
    pictures,
    board: boardColour(row.configuration.material),
    width: 480,
  });
  const png = await runQueued(() => renderAsync(svg, { font: { loadSystemFonts: false } }));
  const stored = await files.put(png.asPng());
  if (!stored.ok) return stored;
  await saveThumbnail(db, row.id, row.rev, stored.value.sha256);
  return ok(stored.value.sha256);
};
