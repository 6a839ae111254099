import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createShaper, fontCatalogue, fontRecord, type GrowingShaper } from '@shop/design';

/** The shaper with every typeface of the editor, created on first use and cached. */
let shaper: Promise<GrowingShaper> | null = null;

const load = async (resolve: (module: string) => string): Promise<GrowingShaper> => {
  const faces = await Promise.all(
    fontCatalogue.map(async (entry) => ({
      font: fontRecord(entry),
      bytes: await readFile(resolve(entry.file)),
    })),
  );
  return createShaper(await readFile(resolve('harfbuzzjs/dist/harfbuzz.wasm')), faces);
};

/** Returns the shared shaper. `from` is a file from which the typeface packages resolve. */
export const getSharedShaper = (from = `${process.cwd()}/package.json`): Promise<GrowingShaper> => {
  shaper ??= load(createRequire(from).resolve).catch((error: unknown) => {
    shaper = null;
    throw error;
  });
  return shaper;
};
