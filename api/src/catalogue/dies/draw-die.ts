import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DieFormat } from '@shop/contracts';
import { dieHash, loadSubsetter, type Subsetter, writeTemplate } from '@shop/design/pdf';
import {
  boardColour,
  dieStampText,
  layOutTemplate,
  templateDxf,
  templateGlb,
  templateSvg,
} from '@shop/packaging/exports';
import { getSharedShaper } from '../../platform/index.ts';
import type { RequestedDie } from './parse-die-request.ts';
import { presentDie } from './present-die.ts';

/** Content types by format. */
export const dieTypes: Readonly<Record<DieFormat, string>> = {
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
};

/** Returns a die as bytes of a format. Equal dies give equal bytes. */
export async function drawDie(
  { die, board }: RequestedDie,
  format: DieFormat,
  producer: string,
): Promise<Uint8Array> {
  const hash = await dieHash(die);
  const stamp = dieStampText(die, hash);
  const about = { stamp, ...(board ? { board: board.id } : {}) };
  switch (format) {
    case 'json':
      return utf8(JSON.stringify(presentDie(die, board, { hash, stamp })));
    case 'svg':
      return utf8(templateSvg(layOutTemplate(die, about)));
    case 'dxf':
      return utf8(templateDxf(layOutTemplate(die, about)));
    case 'glb':
      return templateGlb(die, about, boardColour(board?.material));
    case 'pdf':
      return writeTemplate(
        layOutTemplate(die, about),
        { shaper: await getSharedShaper(), subset: await subsetterOfShop() },
        { hash, producer },
      );
  }
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Created on first use and cached; a failure is retried. */
let subsetter: Promise<Subsetter> | null = null;

function subsetterOfShop(): Promise<Subsetter> {
  const { resolve } = createRequire(`${process.cwd()}/package.json`);
  subsetter ??= readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
    .then((bytes) => loadSubsetter(new Uint8Array(bytes)))
    .catch((error: unknown) => {
      subsetter = null;
      throw error;
    });
  return subsetter;
}
