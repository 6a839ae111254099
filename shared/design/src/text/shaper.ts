import type { FontId } from '../document/ids.ts';
import type { Outline, OutlineCommand } from '../geometry/outline.ts';
import { type HarfBuzz, loadHarfBuzz, type WasmSource } from './harfbuzz.ts';
import type { FontFace, FontMetrics, ShapedRun, Shaper } from './shaper.types.ts';
import type { WasmEngine } from './wasm-function.ts';

interface OpenFace {
  readonly face: FontFace;
  readonly font: number;
  readonly upem: number;
  readonly metrics: FontMetrics;
  readonly outlines: Map<number, Outline>;
  readonly runs: Map<string, ShapedRun>;
}

/** Cached runs per font; typing creates many short-lived ones. */
const runLimit = 2_000;

export interface GrowingShaper extends Shaper {
  /** Adds a face loaded later; an existing face stays. */
  add(face: FontFace): void;
  /** The file of a font, for embedding. */
  bytes(font: FontId): Uint8Array | undefined;
  /** Advance of a single glyph, without kerning, ems. */
  advance(font: FontId, gid: number): number;
}

/**
 * Returns a shaper for the given faces. `harfbuzz` is the content of `harfbuzzjs/dist/harfbuzz.wasm` or its URL: a
 * browser passes its bundler's URL, a server reads the file. `wasm` compiles it: if the page's policy forbids that,
 * pass the WebAssembly of a realm that allows it.
 *
 * @example const shaper = await createShaper(await readFile(wasmPath), [{ font: fontRecord(entry), bytes }]);
 */
export async function createShaper(
  harfbuzz: WasmSource,
  faces: readonly FontFace[],
  wasm: WasmEngine = WebAssembly,
): Promise<GrowingShaper> {
  const hb = await loadHarfBuzz(harfbuzz, wasm);
  const open = new Map<FontId, OpenFace>();
  const add = (face: FontFace) => {
    if (!open.has(face.font.id)) open.set(face.font.id, openFace(hb, face));
  };
  for (const face of faces) add(face);

  const get = (font: FontId): OpenFace => {
    const found = open.get(font);
    if (found === undefined) throw new Error(`The font ${font} is not loaded.`);
    return found;
  };

  return {
    add,
    has: (font) => open.has(font),
    bytes: (font) => open.get(font)?.face.bytes,
    advance: (font, gid) => hb.advance(get(font).font, gid) / get(font).upem,
    hash: (font) => get(font).face.font.sha256,
    metrics: (font) => get(font).metrics,
    shape: (font, text) => shape(hb, get(font), text),
    glyphPath: (font, gid) => outline(hb, get(font), gid),
  };
}

function openFace(hb: HarfBuzz, face: FontFace): OpenFace {
  const { font, upem } = hb.open(face.bytes);
  const { ascender, descender } = hb.extents(font);
  const metrics = { ascender: ascender / upem, descender: -descender / upem };
  return { face, font, upem, metrics, outlines: new Map(), runs: new Map() };
}

function shape(hb: HarfBuzz, face: OpenFace, text: string): ShapedRun {
  const known = face.runs.get(text);
  if (known !== undefined) return known;
  const glyphs = hb.shape(face.font, text).map((glyph) => ({
    gid: glyph.gid,
    cluster: glyph.cluster,
    advance: glyph.xAdvance / face.upem,
    dx: glyph.xOffset / face.upem,
    dy: -glyph.yOffset / face.upem,
  }));
  const run: ShapedRun = {
    glyphs,
    width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0),
    missing: glyphs.some((glyph) => glyph.gid === 0),
  };
  if (face.runs.size >= runLimit) face.runs.clear();
  face.runs.set(text, run);
  return run;
}

function outline(hb: HarfBuzz, face: OpenFace, gid: number): Outline {
  const known = face.outlines.get(gid);
  if (known !== undefined) return known;
  const commands: OutlineCommand[] = [];
  const em = (value: number) => value / face.upem;
  let at: readonly [number, number] = [0, 0];
  hb.draw(face.font, gid, {
    move: (x, y) => {
      at = [x, y];
      commands.push(['M', em(x), -em(y)]);
    },
    line: (x, y) => {
      at = [x, y];
      commands.push(['L', em(x), -em(y)]);
    },
    // A quadratic is the cubic with handles at two thirds towards its control point.
    quadratic: (cx, cy, x, y) => {
      const [px, py] = at;
      at = [x, y];
      commands.push([
        'C',
        em(px + (2 / 3) * (cx - px)),
        -em(py + (2 / 3) * (cy - py)),
        em(x + (2 / 3) * (cx - x)),
        -em(y + (2 / 3) * (cy - y)),
        em(x),
        -em(y),
      ]);
    },
    cubic: (x1, y1, x2, y2, x, y) => {
      at = [x, y];
      commands.push(['C', em(x1), -em(y1), em(x2), -em(y2), em(x), -em(y)]);
    },
    close: () => commands.push(['Z']),
  });
  face.outlines.set(gid, commands);
  return commands;
}
