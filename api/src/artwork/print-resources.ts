/** What `writePrintFile` needs on a server: profiles and modules from disk, drawings from the reading process. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AssetRecord } from '@shop/design';
import type { PrintResources, PrintShaper } from '@shop/design/pdf';
import type { ArtworkDecoder } from './decoder.ts';

export interface PrintSources {
  readonly shaper: PrintShaper;
  /** The stored file of an asset. */
  readonly bytes: (asset: AssetRecord) => Promise<Uint8Array>;
  readonly decoder: Pick<ArtworkDecoder, 'rasterise'>;
  /** A file from which the shop's packages resolve. */
  readonly from?: string;
}

/** Throws when an asset cannot be drawn: an order's file must not lack a part in silence. */
export async function loadPrintResources({
  shaper,
  bytes,
  decoder,
  from = process.argv[1] ?? `${process.cwd()}/package.json`,
}: PrintSources): Promise<PrintResources> {
  const { resolve } = createRequire(from);
  const file = async (module: string) => new Uint8Array(await readFile(resolve(module)));
  const [subsetter, outputProfile, rgbProfile] = await Promise.all([
    file('harfbuzzjs/dist/harfbuzz-subset.wasm'),
    file('@shop/design/profiles/fogra39l.icc'),
    file('@shop/design/profiles/srgb.icc'),
  ]);
  return {
    shaper,
    subsetter,
    outputProfile,
    rgbProfile,
    bytes,
    rasterise: async (asset, pixels) => {
      const drawn = await decoder.rasterise({ bytes: await bytes(asset) }, asset.format, pixels);
      if (!drawn.ok)
        throw new Error(`Artwork ${asset.id} (${asset.name}) could not be drawn: ${drawn.code}.`);
      return drawn.value;
    },
  };
}
