/** Inspects a file: its type, its size, and whether it can be printed. */
import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { ArtworkCode, ArtworkFacts } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';
import type { Inspection } from './messages.ts';
import { inspectPdf } from './read-pdf.ts';
import { inspectRaster } from './read-raster.ts';
import { inspectSvg } from './read-svg.ts';
import { kindFromName, sniff } from './sniff.ts';

/** Runs only in the decoder process: the input may be hostile. */
export async function inspectArtwork(
  bytes: Uint8Array,
  name: string,
  limits: ArtworkLimits,
): Promise<Result<Inspection, ArtworkCode>> {
  if (bytes.length > limits.bytes) return fail('artwork_too_large');
  if (bytes.length === 0)
    return fail('artwork_damaged', { detail: 'The file is empty; choose another one.' });
  const facts = await inspectByKind(bytes, name, limits);
  if (!facts.ok) return facts;
  return ok({ ...facts.value, sha256: createHash('sha256').update(bytes).digest('hex') });
}

async function inspectByKind(
  bytes: Uint8Array,
  name: string,
  limits: ArtworkLimits,
): Promise<Result<ArtworkFacts, ArtworkCode>> {
  const kind = sniff(bytes);
  if (kind === 'png' || kind === 'jpg') return inspectRaster(bytes, kind, limits);
  if (kind === 'svg') return inspectSvg(bytes, limits);
  if (kind === 'pdf') return inspectPdf(bytes, limits);
  if (kind === 'postscript') return fail('artwork_postscript');
  const promised = kindFromName(name);
  if (promised === null) return fail('artwork_unsupported');
  return fail('artwork_type_mismatch', {
    detail: `The file name ends in ${promised === 'postscript' ? 'PostScript' : promised.toUpperCase()}, but the file is something else. Export it again and upload the result.`,
  });
}
