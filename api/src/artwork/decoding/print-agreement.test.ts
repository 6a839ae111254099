/** @jest-environment node */
/** Compares the print file with independent readers: what sharp, resvg and poppler show must be what is printed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import {
  type AssetRecord,
  type Command,
  createAssetLookup,
  createShaper,
  dieOf,
  emptyDesign,
  fontCatalogue,
  fontRecord,
  type Outline,
  resolve,
  runCommand,
} from '@shop/design';
import { toPage, writePrintFile } from '@shop/design/pdf';
import { parseXml, svgShapes } from '@shop/design/svg';
import sharp from 'sharp';

const folder = mkdtempSync(path.join(tmpdir(), 'agreement-'));
const from = `${process.cwd()}/package.json`;
const require_ = createRequire(from);
const structure = { id: 'fefco-0427', version: 1, params: { L: 212, W: 148, H: 61, t: 1.5 } } as const;

/** Prints one picture of 60 x 40 (or rotated) mm at (100, 100) on the sheet and returns that part as pixels. */
async function printed(asset: AssetRecord, bytes: Uint8Array, density = 100) {
  const faces = await Promise.all(
    fontCatalogue.slice(0, 1).map(async (entry) => ({
      font: fontRecord(entry),
      bytes: await readFile(require_.resolve(entry.file)),
    })),
  );
  const shaper = await createShaper(await readFile(require_.resolve('harfbuzzjs/dist/harfbuzz.wasm')), faces);
  const { kind: _kind, id: _id, ...given } = asset;
  const place: Command = {
    name: 'addImage',
    args: {
      place: { side: null, x: 100, y: 100 },
      asset: { ...given, mm: [...asset.mm], px: asset.px === null ? null : [...asset.px] },
    },
  };
  const print = {
    mode: 'print-color-hd',
    material: 'cardboard-white',
    inside: false,
    white: false,
    units: 'mm',
  } as const;
  const made = dieOf(structure);
  const result = runCommand(emptyDesign({ structure, params: structure.params, print }), place, {
    dieOf,
    shaper,
  });
  if (!made.ok || !result.ok) throw new Error('the picture was not placed');
  const list = resolve(result.document, made.die, createAssetLookup(result.document), shaper);
  const module_ = async (module: string) => new Uint8Array(await readFile(require_.resolve(module)));
  const resources = {
    shaper,
    subsetter: await module_('harfbuzzjs/dist/harfbuzz-subset.wasm'),
    outputProfile: await module_('@shop/design/profiles/fogra39l.icc'),
    rgbProfile: await module_('@shop/design/profiles/srgb.icc'),
    bytes: async () => bytes,
    rasterise: async () => {
      throw new Error('Nothing here has to become a picture.');
    },
  };
  const meta = { title: 'agreement', reference: 'test', created: new Date(0), producer: 'test' };
  const file = path.join(folder, `${asset.sha256}-${density}.pdf`);
  writeFileSync(file, (await writePrintFile(list, made.die, resources, meta)).bytes);
  execFileSync('pdftoppm', ['-r', String(density), '-png', '-singlefile', file, file]);
  const [scale] = toPage(list);
  const margin = list.bleed + 10;
  const at = (mm: number) => Math.round(((mm + margin) * scale * density) / 72);
  const size = (mm: number) => Math.round((mm * density) / 25.4);
  return sharp(`${file}.png`)
    .extract({ left: at(100), top: at(100), width: size(asset.mm[0]), height: size(asset.mm[1]) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const record = (
  sha256: string,
  format: AssetRecord['format'],
  mm: [number, number],
  px: [number, number] | null,
): AssetRecord => ({
  kind: 'asset',
  id: `asset:${sha256}`,
  sha256: sha256.padEnd(64, '0'),
  name: 'a',
  format,
  page: 1,
  mm,
  px,
});

/** Returns which of four strong colours a pixel is. */
function nearest([r = 0, g = 0, b = 0]: readonly number[]): string {
  const colours = { red: [230, 30, 30], green: [30, 200, 60], blue: [40, 60, 220], white: [255, 255, 255] };
  const distance = ([x = 0, y = 0, z = 0]: readonly number[]) => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2;
  return Object.entries(colours).toSorted(([, a], [, c]) => distance(a) - distance(c))[0]?.[0] ?? '';
}

describe('a photo with an EXIF orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%d prints as it is shown', async (orientation) => {
    const quarter = (left: number, top: number, background: string) => ({
      input: { create: { width: 90, height: 60, channels: 3 as const, background } },
      left,
      top,
    });
    const photo = await sharp({ create: { width: 180, height: 120, channels: 3, background: '#ffffff' } })
      .composite([
        quarter(0, 0, 'rgb(230,30,30)'),
        quarter(90, 0, 'rgb(30,200,60)'),
        quarter(0, 60, 'rgb(40,60,220)'),
      ])
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    const shown = await sharp(photo).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = shown.info;
    const mm: [number, number] = width > height ? [60, 40] : [40, 60];
    const got = await printed(record(String(orientation), 'jpg', mm, [width, height]), new Uint8Array(photo));
    const quadrants = (image: { data: Buffer; info: { width: number; height: number } }) =>
      [
        [1, 1],
        [3, 1],
        [1, 3],
        [3, 3],
      ].map(([x = 0, y = 0]) => {
        const column = Math.floor((image.info.width * x) / 4);
        const at = (Math.floor((image.info.height * y) / 4) * image.info.width + column) * 3;
        return nearest([...image.data.subarray(at, at + 3)]);
      });
    expect(quadrants(got)).toEqual(quadrants(shown));
  });
});

const drawings: Record<string, string> = {
  shapes:
    '<rect x="2" y="2" width="12" height="8" rx="2" fill="#e4002b"/><circle cx="24" cy="8" r="5" fill="none" stroke="#1c2f5c" stroke-width="2"/><ellipse cx="36" cy="8" rx="3" ry="6"/>',
  curves:
    '<path d="M2 20c4-10 8 10 12 0s8 10 12 0M4 30q5-8 10 0t10 0 10 0" fill="none" stroke="black" stroke-width="1.5" stroke-linecap="round"/>',
  arcs: '<path d="M30 20a12 6 30 1 1-12-6z" fill="#4c8c3f"/><path d="M40 30A8 8 0 0048 22 8 8 0 1140 30" fill="#f5c518"/>',
  nesting:
    '<g transform="translate(30 20) rotate(30) scale(1.5 .8)" fill="#3f8fd2"><g transform="skewX(10)"><rect x="-8" y="-6" width="16" height="12"/></g><polygon points="0,-9 4,9 -4,9" fill="#f2a65a" fill-opacity=".5"/></g>',
  styles:
    '<style>.a{fill:#b5452f;stroke:#000;stroke-width:1px} rect{fill:blue} #b{fill:#00ff00}</style><rect class="a" x="3" y="3" width="20" height="10"/><rect id="b" x="30" y="3" width="20" height="10"/><rect x="3" y="20" width="9" height="9" style="fill:orange"/>',
  evenodd: '<path fill-rule="evenodd" d="M5 5h30v25H5zM12 12h16v11H12z"/>',
};

describe('an SVG that stays vector', () => {
  const source = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${inner}</svg>`;
  const pixels = (svg: string) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: 480 }, background: '#ffffff' }).render().pixels;
  const difference = (a: Uint8Array, b: Uint8Array) =>
    a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

  /** Returns the drawing as we read it, written again with absolute cubics and plain fills only. */
  function rewritten(svg: string): string {
    const parsed = parseXml(svg);
    const read = parsed.ok ? svgShapes(parsed.root) : null;
    if (read?.ok !== true) throw new Error('not understood');
    const data = (outline: Outline) => outline.map((command) => command.join(' ')).join(' ');
    const shapes = read.shapes.map(({ local, matrix, fill, stroke }) => {
      const paint = [
        fill === null
          ? 'fill="none"'
          : `fill="${fill.srgb}" fill-opacity="${fill.alpha}" fill-rule="${fill.evenOdd ? 'evenodd' : 'nonzero'}"`,
        stroke === null
          ? ''
          : `stroke="${stroke.srgb}" stroke-opacity="${stroke.alpha}" stroke-width="${stroke.width}" stroke-linecap="${['butt', 'round', 'square'][stroke.cap]}"`,
      ].join(' ');
      return `<path d="${data(local)}" transform="matrix(${matrix.join(' ')})" ${paint}/>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><g transform="scale(60 40)">${shapes.join('')}</g></svg>`;
  }

  it.each(Object.keys(drawings))('%s: our reading draws the same pixels as the original', (name) => {
    const svg = source(drawings[name] ?? '');
    expect(difference(pixels(svg), pixels(rewritten(svg)))).toBeLessThan(0.05);
    expect(difference(pixels(svg), pixels(source('')))).toBeGreaterThan(2);
  });

  it.each(Object.keys(drawings))('%s: the print file shows it in the same place', async (name) => {
    const svg = source(drawings[name] ?? '');
    const got = await printed(
      record(name.charCodeAt(0).toString(16), 'svg', [60, 40], null),
      new TextEncoder().encode(svg),
      100,
    );
    const wanted = await sharp(
      new Resvg(svg, { fitTo: { mode: 'width', value: got.info.width }, background: '#ffffff' })
        .render()
        .asPng(),
    )
      .resize(got.info.width, got.info.height, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    // Inks look different from light; only where there is ink and where paper must agree.
    const inked = (data: Uint8Array) =>
      Array.from(
        { length: data.length / 3 },
        (_, at) => Math.min(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0) < 128,
      );
    const [a, b] = [inked(got.data), inked(wanted)];
    const differing = a.filter((value, at) => value !== b[at]).length / a.length;
    expect(differing).toBeLessThan(0.02);
  });
});
