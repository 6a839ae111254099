// Proof that the canvas shows what is printed: random designs, painted by the editor's own painter in Chromium and
// written as a print file that poppler renders. Every edge must lie within 0.2 mm on both. Prints its seed.
//   npx tsx scripts/canvas-against-print.ts [--seed N] [--designs 10]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Command,
  createAssetLookup,
  createShaper,
  type DesignDocument,
  dielineOf,
  dieOf,
  emptyDesign,
  fontCatalogue,
  fontRecord,
  type GrowingShaper,
  newId,
  resolve,
  runCommand,
} from '@shop/design';
import { slug, writePrintFile } from '@shop/design/pdf';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import sharp from 'sharp';

const root = path.dirname(__dirname);
const require_ = createRequire(path.join(root, 'package.json'));
const { values } = parseArgs({ options: { seed: { type: 'string' }, designs: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(values.designs ?? 10);
/** 0.1 mm per pixel. */
const density = 254;
const tolerance = 2;

/** mulberry32: small, and the same everywhere. */
function random(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const module_ = async (name: string) => new Uint8Array(await readFile(require_.resolve(name)));
function design(next: () => number, shaper: GrowingShaper): DesignDocument {
  const between = (low: number, high: number) => low + next() * (high - low);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const structure = pick([
    {
      id: 'tuck-end-reverse' as const,
      version: 1,
      params: {
        L: Math.round(between(50, 80)),
        W: Math.round(between(30, 45)),
        H: Math.round(between(80, 120)),
        t: 0.4,
      },
    },
    {
      id: 'fefco-0427' as const,
      version: 1,
      params: {
        L: Math.round(between(110, 140)),
        W: Math.round(between(100, 110)),
        H: Math.round(between(40, 50)),
        t: 1.5,
      },
    },
  ]);
  const made = dieOf(structure);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { sheet, frames } = made.die;
  const print = {
    mode: 'print-color-hd',
    material: 'cardboard-white',
    inside: false,
    white: false,
    units: 'mm',
  } as const;
  const dark = ['#000000', '#1c2f5c', '#1d5c4d', '#8a1538'];
  let document = emptyDesign({ structure, params: structure.params, print });
  const run = (command: Command) => {
    const result = runCommand(document, command, { dieOf, shaper });
    if (!result.ok) throw new Error(`${command.name}: ${JSON.stringify(result.problem)}`);
    document = result.document;
    return result.nodes[0] ?? newId('node');
  };
  for (let object = 0; object < 8; object++) {
    const side = next() < 0.6 ? pick(frames).side : null;
    const place = { side, x: between(0, sheet.width - 40), y: between(0, sheet.height - 40) };
    const id =
      next() < 0.5
        ? run({
            name: 'addText',
            args: {
              place: side === null ? place : { side },
              text: pick([
                'Zażółć gęślą jaźń',
                'Räksmörgås & Öl',
                'Hello box\nAVATAR fi',
                'Příliš žluťoučký kůň',
              ]),
              font: pick(fontCatalogue).id,
              size: between(4, 12),
              color: pick(dark),
              align: pick(['left', 'centre', 'right'] as const),
              w: between(20, 60),
            },
          })
        : run({
            name: 'addRect',
            args: {
              place,
              w: between(5, 60),
              h: between(5, 40),
              radius: between(0, 5),
              fill: pick([...dark, '#ffffff']),
              stroke: next() < 0.5 ? { color: pick(dark), width: between(0.4, 2) } : null,
            },
          });
    if (next() < 0.5) run({ name: 'rotate', args: { id, rot: between(0, 360) } });
  }
  return document;
}

const page = `
import { paintItems } from '${root}/mf-editor/src/painting/paint-items.ts';
import { pathOf } from '${root}/mf-editor/src/painting/path-of.ts';
window.paint = async ({ list, dieline, glyphs, scale, margin, width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.setTransform(scale, 0, 0, scale, margin * scale, margin * scale);
  const shaper = { glyphPath: (font, gid) => glyphs[font + '/' + gid] };
  paintItems(brush, list.surfaces[0], { shaper, pictureOf: () => undefined });
  brush.strokeStyle = '#000';
  brush.lineWidth = 0.25;
  brush.lineCap = brush.lineJoin = 'round';
  for (const outline of dieline) brush.stroke(pathOf(outline));
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
};`;
interface Plane {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Returns the darkest channel of every pixel: a cyan line counts like a black one. */
async function darkness(image: sharp.Sharp): Promise<Plane> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = new Uint8Array(info.width * info.height);
  for (let at = 0; at < plane.length; at++) {
    plane[at] = Math.min(...data.subarray(at * info.channels, (at + 1) * info.channels));
  }
  return { data: plane, width: info.width, height: info.height };
}

/**
 * Returns pixels that `a` covers but `b` does not even half cover within the tolerance. `ink` false compares paper;
 * gaps of less than three pixels are omitted then, since poppler moves thin lines onto whole pixels.
 */
function astray(a: Plane, b: Plane, ink: boolean): number {
  const sure = a.data.map((value) => ((ink ? value < 90 : value > 235) ? 1 : 0));
  const hint = b.data.map((value) => ((ink ? value < 200 : value > 125) ? 1 : 0));
  const near = grown(hint, b.width, b.height, tolerance);
  const closed = ink
    ? null
    : grown(
        sure.map((bit) => 1 - bit),
        a.width,
        a.height,
        1,
      );
  return sure.reduce((sum, bit, at) => sum + (bit === 1 && near[at] === 0 && closed?.[at] !== 1 ? 1 : 0), 0);
}

/** Sets every pixel within `radius` (square) of a set one. */
function grown(bits: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const pass = (input: Uint8Array, step: number, lines: number, length: number, stride: number) => {
    const out = new Uint8Array(input.length);
    for (let line = 0; line < lines; line++) {
      let last = -1e9;
      for (let at = 0; at < length + radius; at++) {
        if (at < length && input[line * stride + at * step] === 1) last = at;
        const place = at - radius;
        if (place >= 0 && last >= place - radius) out[line * stride + place * step] = 1;
      }
    }
    return out;
  };
  return pass(pass(bits, 1, height, width, width), width, width, height, 1);
}

async function main(): Promise<void> {
  const shaper = await createShaper(
    await module_('harfbuzzjs/dist/harfbuzz.wasm'),
    await Promise.all(
      fontCatalogue.map(async (entry) => ({ font: fontRecord(entry), bytes: await module_(entry.file) })),
    ),
  );

  const bundle = await build({
    stdin: { contents: page, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });

  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (one) => one !== undefined && existsSync(one),
  );
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  const tab = await browser.newPage();
  // The speed of a busy machine says nothing about the painter.
  tab.setDefaultTimeout(0);
  await tab.setContent('<!doctype html>');
  await tab.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });

  const folder = mkdtempSync(path.join(tmpdir(), 'canvas-print-'));
  console.log(`seed ${seed}`);
  let failed = 0;
  for (let at = 0; at < count; at++) {
    const document = design(random(seed + at), shaper);
    const made = dieOf(document.structure);
    if (!made.ok) throw new Error('no die');
    const list = resolve(document, made.die, createAssetLookup(document), shaper);
    const { bytes } = await writePrintFile(
      list,
      made.die,
      {
        shaper,
        subsetter: await module_('harfbuzzjs/dist/harfbuzz-subset.wasm'),
        outputProfile: await module_('@shop/design/profiles/fogra39l.icc'),
        rgbProfile: await module_('@shop/design/profiles/srgb.icc'),
        bytes: async () => new Uint8Array(),
        rasterise: async () => {
          throw new Error('no pictures here');
        },
      },
      { title: 'proof', reference: '', created: new Date(0), producer: 'proof' },
    );
    const pdf = path.join(folder, `${at}.pdf`);
    writeFileSync(pdf, bytes);
    execFileSync('pdftoppm', ['-r', String(density), '-png', '-singlefile', pdf, pdf]);
    const scale = density / 25.4;
    const margin = list.bleed + slug;
    const area = {
      left: Math.round(slug * scale),
      top: Math.round(slug * scale),
      width: Math.floor((list.sheet.width + 2 * list.bleed) * scale),
      height: Math.floor((list.sheet.height + 2 * list.bleed) * scale),
    };
    const glyphs: Record<string, unknown> = {};
    for (const item of list.surfaces[0]?.items ?? []) {
      if (item.kind !== 'glyphRun') continue;
      for (const { gid } of item.glyphs) glyphs[`${item.font}/${gid}`] = shaper.glyphPath(item.font, gid);
    }
    const { cut, crease } = dielineOf(made.die);
    const size = await sharp(`${pdf}.png`).metadata();
    const input = {
      list,
      dieline: [...cut, ...crease],
      glyphs,
      scale,
      margin,
      width: size.width,
      height: size.height,
    };
    const png = await tab.evaluate(
      (given) => (window as never as { paint: (value: unknown) => Promise<string> }).paint(given),
      input as never,
    );
    const canvas = path.join(folder, `${at}.canvas.png`);
    writeFileSync(canvas, Buffer.from(png, 'base64'));
    const shown = await darkness(sharp(canvas).extract(area));
    const printed = await darkness(sharp(`${pdf}.png`).extract(area));
    const found = [true, false].flatMap((ink) => [astray(shown, printed, ink), astray(printed, shown, ink)]);
    const bad = found.some((pixels) => pixels > 0);
    failed += bad ? 1 : 0;
    const ink = shown.data.reduce((sum, value) => sum + (value < 90 ? 1 : 0), 0);
    console.log(
      `${bad ? '✗' : '✓'} ${document.structure.id} ${JSON.stringify(document.structure.params)}: ${ink} inked pixels, ${found.join('/')} astray beyond 0.2 mm`,
    );
  }
  await browser.close();
  console.log(`${count - failed} passed, ${failed} failed`);
  // The pictures of failed comparisons stay for inspection.
  if (failed === 0) rmSync(folder, { recursive: true });
  else console.log(folder);
  process.exit(failed === 0 ? 0 : 1);
}

void main();
