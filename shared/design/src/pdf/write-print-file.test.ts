/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Command } from '../commands/schemas.ts';
import type { DesignDocument, StructureRef } from '../document/document.ts';
import { apply, multiply } from '../geometry/matrix.ts';
import { dielineOf } from '../resolve/dieline.ts';
import { createAssetLookup, resolve } from '../resolve/resolve.ts';
import { after, mailer, moduleBytes, picture, testDesign, testDie, testShaper } from '../testing/fixtures.ts';
import { crc32Png } from '../testing/png.ts';
import type { PrintFile } from './print-file.types.ts';
import { toPage, writePrintFile } from './write-print-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'print-file-'));
const profile = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../../profiles', name)));
const meta = {
  title: 'Mailer 212 x 148 x 61',
  reference: 'R123456789/1',
  created: new Date('2026-01-02T03:04:05Z'),
  producer: 'Packwright',
};

/** Runs a tool. A missing tool fails the test, because nothing would be checked. */
function run(tool: string, ...args: readonly string[]): string {
  return execFileSync(tool, args, {
    encoding: 'latin1',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function print(document: DesignDocument, files: Record<string, Uint8Array> = {}) {
  const shaper = await testShaper();
  const die = testDie(document.structure);
  const list = resolve(document, die, createAssetLookup(document), shaper);
  const file = await writePrintFile(
    list,
    die,
    {
      shaper,
      subsetter: moduleBytes('harfbuzzjs/dist/harfbuzz-subset.wasm'),
      bytes: async (asset) => files[asset.sha256] ?? new Uint8Array(),
      rasterise: async () => ({ width: 1, height: 1, rgb: new Uint8Array([255, 0, 0]), alpha: null }),
      outputProfile: profile('fogra39l.icc'),
      rgbProfile: profile('srgb.icc'),
    },
    meta,
  );
  return { file, list, die, path: save(file) };
}

let count = 0;
function save(file: PrintFile): string {
  count += 1;
  const path = join(folder, `${count}.pdf`);
  writeFileSync(path, file.bytes);
  return path;
}

function plates(path: string, density = 36): readonly string[] {
  const prefix = `${path}.plates`;
  run(
    'gs',
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-dSAFER',
    '-sDEVICE=tiffsep',
    `-r${density}`,
    `-sOutputFile=${prefix}-%d.tif`,
    path,
  );
  return readdirSync(folder)
    .map((name) => /\((.+)\)\.tif$/.exec(name.startsWith(`${count}.pdf.plates`) ? name : '')?.[1])
    .filter((name) => name !== undefined)
    .toSorted();
}

const hash = (letter: string): string => letter.repeat(64);

async function customerPdf(options: { readonly rotate?: number } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([200, 100]);
  page.drawText('VECTOR STAYS', { x: 10, y: 40, size: 20, font });
  page.drawLine({ start: { x: 0, y: 0 }, end: { x: 200, y: 100 } });
  if (options.rotate !== undefined) page.setRotation({ type: 'degrees', angle: options.rotate } as never);
  return pdf.save({ useObjectStreams: false });
}

const pdfAsset = {
  sha256: hash('b'),
  name: 'art.pdf',
  format: 'pdf' as const,
  mm: [70.556, 35.278] as [number, number],
  px: null,
};

const textAndShape: readonly Command[] = [
  { name: 'setBackground', args: { side: 'top', color: '#e4002b' } },
  {
    name: 'addText',
    args: { place: { side: 'top' }, text: 'Zażółć gęślą jaźń 1200', size: 9, font: 'font:lora-regular' },
  },
  { name: 'addText', args: { place: { side: 'front' }, text: 'AVATAR fi', size: 7, color: '#ffffff' } },
  {
    name: 'addRect',
    args: { place: { side: 'front' }, w: 30, h: 10, radius: 2, stroke: { color: '#000000', width: 0.5 } },
  },
];

describe('the print file', () => {
  it('is sound, has exactly the plates of its inks, and embeds every typeface', async () => {
    const { path } = await print(after(testDesign(), textAndShape, await testShaper()));
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
    expect(plates(path)).toEqual(['Black', 'Crease', 'CutContour', 'Cyan', 'Magenta', 'Yellow']);
    const fonts = run('pdffonts', path).trim().split('\n').slice(2);
    expect(fonts.length).toBe(2);
    for (const line of fonts) expect(line).toMatch(/Identity-H\s+yes yes yes/);
  });

  it('says what it is: PDF/X-4 keys, boxes, one output intent with its profile', async () => {
    const { file, path, list } = await print(testDesign());
    const plain = join(folder, 'plain.pdf');
    run('qpdf', '--qdf', '--object-streams=disable', path, plain);
    const text = readFileSync(plain, 'latin1');
    expect(text.startsWith('%PDF-1.6')).toBe(true);
    expect(text.match(/\/S \/GTS_PDFX/g)).toHaveLength(1);
    expect(text).toContain('/GTS_PDFXVersion (PDF/X-4)');
    expect(text).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(text).toContain('/Trapped /False');
    for (const name of ['CutContour', 'Crease']) expect(text).toContain(`/${name}`);
    const loaded = await PDFDocument.load(file.bytes, { updateMetadata: false });
    const [page] = loaded.getPages();
    const trim = page?.getTrimBox();
    const bleed = page?.getBleedBox();
    expect((trim?.width ?? 0) * (25.4 / 72)).toBeCloseTo(list.sheet.width, 3);
    expect((trim?.height ?? 0) * (25.4 / 72)).toBeCloseTo(list.sheet.height, 3);
    expect(((trim?.x ?? 0) - (bleed?.x ?? 0)) * (25.4 / 72)).toBeCloseTo(5, 3);
    expect(run('pdfinfo', path)).toContain(file.dieHash.slice(0, 12));
  });

  it('gives equal bytes for equal input', async () => {
    const document = after(testDesign(), textAndShape, await testShaper());
    const [first, second] = [await print(document), await print(document)];
    expect(Buffer.compare(first.file.bytes, second.file.bytes)).toBe(0);
  });

  it.each<[string, StructureRef]>([
    ['mailer', mailer],
    ['shipping box', { id: 'fefco-0201', version: 1, params: { L: 300, W: 200, H: 100, t: 3 } }],
    ['tuck-end carton', { id: 'tuck-end-reverse', version: 1, params: { L: 60, W: 40, H: 120, t: 0.4 } }],
  ])(
    'draws the %s within 0.05 mm, cut and crease on separations that overprint',
    async (_name, structure) => {
      const { path, die, list } = await print(testDesign(structure));
      const plain = join(folder, 'die.pdf');
      run('qpdf', '--qdf', '--object-streams=disable', path, plain);
      const text = readFileSync(plain, 'latin1');
      const points = strokedPoints(text);
      const page = toPage(list);
      const expected = [...dielineOf(die).cut, ...dielineOf(die).crease].map((outline) =>
        outline.flatMap((command) =>
          command[0] === 'Z' ? [] : [apply(page, [Number(command.at(-2)), Number(command.at(-1))])],
        ),
      );
      expect(points.map((path_) => path_.length)).toEqual(expected.map((path_) => path_.length));
      const worst = Math.max(
        ...points.flatMap((path_, at) =>
          path_.map(([x, y], index) => {
            const [ex, ey] = expected[at]?.[index] ?? [Number.NaN, Number.NaN];
            return Math.hypot(x - ex, y - ey) * (25.4 / 72);
          }),
        ),
      );
      expect(worst).toBeLessThan(0.05);
      expect(text).toMatch(/\/OP true\s+\/OPM 1/);
      expect(text).toMatch(/\/op true/);
    },
  );

  it('keeps what lies under the die lines: cut and crease knock nothing out', async () => {
    const covered = after(testDesign(), [{ name: 'setBackground', args: { side: null, color: '#e4002b' } }]);
    const { path, list, die } = await print(covered);
    const prefix = join(folder, 'overprint');
    const density = 144;
    const options = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none'];
    run('gs', ...options, `-r${density}`, `-sOutputFile=${prefix}.tif`, path);
    const plate = (ink: string) => readTiff(join(folder, `overprint(${ink}).tif`));
    const [magenta, crease] = [plate('Magenta'), plate('Crease')];
    const page = toPage(list);
    const height = (list.sheet.height + 2 * (list.bleed + 10)) * (72 / 25.4);
    for (const [[ax, ay], [bx, by]] of die.creases) {
      const [x, y] = apply(page, [(ax + bx) / 2, (ay + by) / 2]);
      const at = [Math.floor((x * density) / 72), Math.floor(((height - y) * density) / 72)] as const;
      // 0 is full ink: the crease is there, and the red under it too.
      expect(crease(...at)).toBeLessThan(160);
      expect(magenta(...at)).toBe(0);
    }
  });
});

describe('placed artwork', () => {
  it('keeps a vector page vector: no picture, its text and paths are there', async () => {
    const document = after(testDesign(), [
      { name: 'addImage', args: { place: { side: 'top' }, asset: pdfAsset } },
    ]);
    const { path, file } = await print(document, { [pdfAsset.sha256]: await customerPdf() });
    expect(file.notes).toEqual([]);
    expect(run('pdfimages', '-list', path).trim().split('\n')).toHaveLength(2);
    expect(run('pdftotext', path, '-')).toContain('VECTOR STAYS');
    const plain = join(folder, 'vector.pdf');
    run('qpdf', '--qdf', '--object-streams=disable', path, plain);
    const text = readFileSync(plain, 'latin1');
    expect(text).toMatch(/\/Subtype \/Form/);
    expect(text).toMatch(/Tj/);
    expect(text).toMatch(/\d+ \d+ l/);
  });

  it.each([0, 90, 180, 270])('stands upright when the page says /Rotate %d', async (rotate) => {
    const turned = rotate % 180 === 90;
    const asset = {
      ...pdfAsset,
      sha256: hash(String(rotate / 90)),
      mm: (turned ? [35.278, 70.556] : [70.556, 35.278]) as [number, number],
    };
    const document = after(testDesign(), [
      { name: 'addImage', args: { place: { side: null, x: 100, y: 100 }, asset } },
    ]);
    const { path } = await print(document, { [asset.sha256]: await customerPdf({ rotate }) });
    // The word's box must be where a viewer of the original shows it.
    const original = join(folder, `original-${rotate}.pdf`);
    writeFileSync(original, await customerPdf({ rotate }));
    const [wanted, got] = [words(original), words(path)].map((found) =>
      found.find((word) => word.text === 'VECTOR'),
    );
    const offset = (5 + 10 + 100) * (72 / 25.4);
    expect(got?.x).toBeCloseTo((wanted?.x ?? 0) + offset, 0);
    expect(got?.y).toBeCloseTo((wanted?.y ?? 0) + offset, 0);
  });

  it('reads plain RGB of a placed page as sRGB, which the file carries', async () => {
    const document = after(testDesign(), [
      { name: 'addImage', args: { place: { side: 'top' }, asset: pdfAsset } },
    ]);
    const { path } = await print(document, { [pdfAsset.sha256]: await customerPdf() });
    const plain = join(folder, 'rgb.pdf');
    run('qpdf', '--qdf', '--object-streams=disable', path, plain);
    const text = readFileSync(plain, 'latin1');
    const [, space] = /\/DefaultRGB (\d+) 0 R/.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`\\n${space} 0 obj\\n\\[\\s+/ICCBased`));
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
  });

  it('renames an ink of the artwork that would cut the board', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([100, 100]);
    const { context } = pdf;
    const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 });
    page.node.set(
      context.obj('Resources') as never,
      context.obj({ ColorSpace: { CS1: ['Separation', 'CutContour', 'DeviceCMYK', tint] } }),
    );
    page.node.set(
      context.obj('Contents') as never,
      context.register(context.flateStream('/CS1 cs 1 scn 10 10 50 50 re f')),
    );
    const asset = { ...pdfAsset, sha256: hash('c'), mm: [35, 35] as [number, number] };
    const document = after(testDesign(), [{ name: 'addImage', args: { place: { side: 'top' }, asset } }]);
    const { path, file } = await print(document, { [asset.sha256]: await pdf.save() });
    expect(file.notes).toEqual([
      { code: 'spot_renamed', asset: `asset:${asset.sha256}`, spot: 'CutContour' },
    ]);
    expect(plates(path)).toContain('CutContour (artwork)');
  });

  it('keeps a plain SVG vector and says so when one has to become a picture', async () => {
    const svg = (inner: string) =>
      new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">${inner}</svg>`,
      );
    const asset = (sha256: string) => ({
      sha256,
      name: 'a.svg',
      format: 'svg' as const,
      mm: [40, 20] as [number, number],
      px: null,
    });
    const document = after(testDesign(), [
      { name: 'addImage', args: { place: { side: 'top' }, asset: asset(hash('d')) } },
      { name: 'addImage', args: { place: { side: 'top' }, asset: asset(hash('e')) } },
    ]);
    const { path, file } = await print(document, {
      [hash('d')]: svg(
        '<style>.a{fill:#00ff00}</style><g transform="translate(5 5)"><path class="a" d="M0 0h10a5 5 0 0 1 5 5v5z"/><circle cx="20" cy="5" r="4" stroke="red" fill="none"/></g>',
      ),
      [hash('e')]: svg('<linearGradient id="g"/><rect width="10" height="10" fill="url(#g)"/>'),
    });
    expect(file.notes).toEqual([{ code: 'svg_as_picture', asset: `asset:${hash('e')}`, feature: 'paint' }]);
    expect(run('pdfimages', '-list', path).trim().split('\n')).toHaveLength(3);
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
  });

  it('stores a picture placed twice once, with its soft mask apart', async () => {
    const rgba = crc32Png(
      2,
      2,
      6,
      new Uint8Array([255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 9, 9, 9, 255]),
    );
    const rgb = crc32Png(2, 2, 2, new Uint8Array([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]));
    const asset = (sha256: string) => ({
      ...picture,
      sha256,
      mm: [20, 20] as [number, number],
      px: [2, 2] as [number, number],
    });
    const place = { side: 'top' } as const;
    const document = after(testDesign(), [
      { name: 'addImage', args: { place, asset: asset(hash('1')) } },
      { name: 'addImage', args: { place, asset: asset(hash('1')) } },
      { name: 'addImage', args: { place, asset: asset(hash('2')) } },
    ]);
    const { path } = await print(document, { [hash('1')]: rgba, [hash('2')]: rgb });
    const list = run('pdfimages', '-list', path).trim().split('\n').slice(2);
    const objects = new Set(list.map((line) => line.trim().split(/\s+/)[10]));
    expect(objects.size).toBe(2);
    expect(list.filter((line) => line.includes('smask'))).toHaveLength(2);
    expect(list.every((line) => !/ jpeg | jpx /.test(line))).toBe(true);
  });
});

describe('text', () => {
  it('states its meaning where glyphs alone would not read as the text', async () => {
    const shaper = await testShaper();
    const place = { side: null, x: 150 } as const;
    const document = after(
      testDesign(),
      [
        { name: 'addText', args: { place: { ...place, y: 100 }, text: 'caf\u00e9', size: 10 } },
        { name: 'addText', args: { place: { ...place, y: 150 }, text: 'cafe\u0301', size: 10 } },
      ],
      shaper,
    );
    const { path } = await print(document);
    const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
    expect(text).toContain('caf\u00e9');
    expect(text).toContain('cafe\u0301');
  });

  it('comes out where the display list puts it, and can be copied', async () => {
    const document = after(
      testDesign(),
      [{ name: 'addText', args: { place: { side: null, x: 150, y: 100 }, text: 'Gęś flaming', size: 10 } }],
      await testShaper(),
    );
    const { path, list } = await print(document);
    const run_ = list.surfaces[0]?.items.find((item) => item.kind === 'glyphRun');
    if (run_?.kind !== 'glyphRun') throw new Error('no text');
    const page = toPage(list);
    const height = (list.sheet.height + 2 * (list.bleed + 10)) * (72 / 25.4);
    const start = apply(multiply(page, run_.matrix), [0, 0]);
    const space = run_.glyphs[4];
    const second = apply(multiply(page, run_.matrix), [space?.x ?? 0, 0]);
    const found = words(path);
    const [first, other] = ['Gęś', 'flaming'].map((text) => found.find((word) => word.text === text));
    expect(first?.x).toBeCloseTo(start[0], 0);
    expect(other?.x).toBeCloseTo(second[0], 0);
    expect(first?.y).toBeLessThan(height - start[1]);
    expect(first?.bottom).toBeGreaterThan(height - start[1] - 1);
  });
});

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
}

function words(path: string): readonly Word[] {
  const out = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
  return [
    ...out.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*?)<\/word>/g),
  ].map(([, x, y, bottom, text = '']) => ({ text, x: Number(x), y: Number(y), bottom: Number(bottom) }));
}

/** End points of every stroked path on the two die layers, in page points. */
function strokedPoints(plain: string): readonly (readonly (readonly [number, number])[])[] {
  const [, matrix = ''] = /\n([-\d. ]+) cm\n/.exec(plain) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.split(' ').map(Number);
  const content = plain.slice(plain.indexOf(`${matrix} cm`));
  const die = content.slice(content.indexOf('0.25 w'), content.indexOf('endstream'));
  const paths: [number, number][][] = [];
  let current: [number, number][] = [];
  for (const line of die.split('\n')) {
    const values = line.split(' ');
    const letter = values.at(-1);
    if (letter === 'S') {
      paths.push(current);
      current = [];
    } else if (letter === 'm' || letter === 'l' || letter === 'c') {
      const [x, y] = [Number(values.at(-3)), Number(values.at(-2))];
      current.push([a * x + c * y + e, b * x + d * y + f]);
    }
  }
  return paths;
}

/** A reader of pixels of an uncompressed 8-bit grey TIFF: 0 = full ink on a plate. */
function readTiff(path: string): (x: number, y: number) => number {
  const bytes = readFileSync(path);
  const little = bytes[0] === 0x49;
  const u16 = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const directory = u32(4);
  const tags = new Map<number, { readonly type: number; readonly count: number; readonly at: number }>();
  for (let entry = 0; entry < u16(directory); entry++) {
    const at = directory + 2 + entry * 12;
    tags.set(u16(at), { type: u16(at + 2), count: u32(at + 4), at: at + 8 });
  }
  const values = (tag: number): readonly number[] => {
    const found = tags.get(tag);
    if (found === undefined) throw new Error(`The TIFF lacks tag ${tag}.`);
    const size = found.type === 3 ? 2 : 4;
    const from = found.count * size <= 4 ? found.at : u32(found.at);
    return Array.from({ length: found.count }, (_, at) =>
      size === 2 ? u16(from + at * 2) : u32(from + at * 4),
    );
  };
  const [width = 0] = values(256);
  const [rows = 1] = values(278);
  const strips = values(273);
  return (x, y) => bytes[(strips[Math.floor(y / rows)] ?? 0) + (y % rows) * width + x] ?? Number.NaN;
}
