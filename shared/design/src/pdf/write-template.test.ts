/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Die, limitsOf, makeDie, type StructureId, structureIds, structures } from '@shop/packaging';
import { dieStampText, layOutTemplate, sheetOnPage, templateMargin } from '@shop/packaging/exports';
import { moduleBytes, testShaper } from '../testing/fixtures.ts';
import { dieHash } from './die-hash.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { loadSubsetter } from './subset.ts';
import { writeTemplate } from './write-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'template-'));
const subsetter = loadSubsetter(moduleBytes('harfbuzzjs/dist/harfbuzz-subset.wasm'));

/** Runs a tool. A missing tool fails the test, because nothing would be checked. */
const run = (tool: string, ...args: readonly string[]): string =>
  execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'pipe'] });

function ordinary(id: StructureId): Die {
  const made = makeDie(id, { ...structures[id].defaultSize, t: limitsOf(id).t?.initial ?? 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
}

async function write(die: Die) {
  const hash = await dieHash(die);
  const stamp = dieStampText(die, hash);
  const bytes = await writeTemplate(
    layOutTemplate(die, { stamp, board: 'natural-e' }),
    { shaper: await testShaper(), subset: await subsetter },
    { hash, producer: 'Packwright' },
  );
  return { bytes, stamp, hash };
}

function plates(path: string, density: number): ReadonlyMap<string, string> {
  run(
    'gs',
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-dSAFER',
    '-sDEVICE=tiffsep',
    '-sCompression=none',
    `-r${density}`,
    `-sOutputFile=${path}-%d.tif`,
    path,
  );
  const start = path.split('/').at(-1) ?? '';
  return new Map(
    readdirSync(folder).flatMap((name): [string, string][] => {
      const plate = name.startsWith(`${start}-`) ? /\((.+)\)\.tif$/.exec(name)?.[1] : undefined;
      return plate === undefined ? [] : [[plate, join(folder, name)]];
    }),
  );
}

/** Boxes as poppler reads them, mm. */
function boxes(path: string): Record<string, number[]> {
  const lines = run('pdfinfo', '-box', path).split('\n');
  return Object.fromEntries(
    lines.flatMap((text): [string, number[]][] => {
      const found = /^(\w+Box):\s+(.+)$/.exec(text);
      return found
        ? [
            [
              found[1] ?? '',
              (found[2] ?? '')
                .trim()
                .split(/\s+/)
                .map((n) => (Number(n) * 25.4) / 72),
            ],
          ]
        : [];
    }),
  );
}

describe.each(structureIds)('%s', (id) => {
  const die = ordinary(id);
  const path = join(folder, `${id}.pdf`);
  let file: Awaited<ReturnType<typeof write>>;
  beforeAll(async () => {
    file = await write(die);
    writeFileSync(path, file.bytes);
  });

  it('is sound PDF with the trim box on the die and the bleed box around it', () => {
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    const { MediaBox, TrimBox, BleedBox } = boxes(path);
    const [m, b] = [templateMargin, templateMargin - structures[id].bleed];
    const right = (inset: number) => die.sheet.width + 2 * m - inset;
    const top = (inset: number) => die.sheet.height + 2 * m - inset;
    for (const [box, inset] of [
      [MediaBox, 0],
      [TrimBox, m],
      [BleedBox, b],
    ] as const)
      [inset, inset, right(inset), top(inset)].forEach((value, at) => {
        expect(box?.[at]).toBeCloseTo(value, 1);
      });
  });

  it('prints on the plates of the die lines and of the guides, and on no process ink', () => {
    const kinds = new Set(die.marks.map(({ kind }) => kind));
    const expected = [
      'CutContour',
      'Guides',
      ...(die.creases.length > 0 ? ['Crease'] : []),
      ...(kinds.has('perforation') ? ['Perforation'] : []),
      ...(kinds.has('half-cut') ? ['HalfCut'] : []),
      ...(kinds.has('tear') ? ['Tear'] : []),
    ];
    const found = plates(path, 36);
    expect([...found.keys()].filter((name) => !processInks.has(name)).toSorted()).toEqual(
      expected.toSorted(),
    );
    for (const name of processInks) expect(inked(found.get(name) ?? '')).toBe(0);
    for (const name of expected) expect(inked(found.get(name) ?? '')).toBeGreaterThan(0);
  });

  it('names its die in words, to programs, and in fonts it carries along', async () => {
    expect(run('pdftotext', '-layout', path, '-').replaceAll(/\s+/g, ' ')).toContain(file.stamp);
    expect(
      run('pdffonts', path)
        .split('\n')
        .slice(2)
        .filter(Boolean)
        .every((row) => / yes yes yes /.test(row)),
    ).toBe(true);
    const examined = await inspectPdf(file.bytes);
    if (!examined.ok || !examined.stamp) throw new Error('the stamp was not read');
    expect(examined.stamp).toMatchObject({
      structure: id,
      version: die.version,
      hash: file.hash.slice(0, 12),
    });
    const at = sheetOnPage(examined.mm, examined.stamp.sheet, examined.trim);
    expect(at?.x).toBeCloseTo(templateMargin, 1);
    expect(at?.y).toBeCloseTo(templateMargin, 1);
  });

  it('is the same bytes each time', async () => {
    expect(Buffer.from((await write(die)).bytes).equals(Buffer.from(file.bytes))).toBe(true);
  });
});

const processInks = new Set(['Cyan', 'Magenta', 'Yellow', 'Black']);

/** Pixels of a plate with ink, read by ghostscript's own grey TIFF: uncompressed, 0 is full ink. */
function inked(path: string): number {
  const bytes = readFileSync(path);
  const le = bytes.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (le ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number) => (le ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const directory = u32(4);
  const tags = new Map(
    Array.from({ length: u16(directory) }, (_, at) => {
      const entry = directory + 2 + at * 12;
      const [type, count] = [u16(entry + 2), u32(entry + 4)];
      const size = type === 3 ? 2 : 4;
      const from = count * size > 4 ? u32(entry + 8) : entry + 8;
      const values = Array.from({ length: count }, (_each, each) =>
        type === 3 ? u16(from + each * 2) : u32(from + each * 4),
      );
      return [u16(entry), values] as const;
    }),
  );
  expect(tags.get(259)).toEqual([1]);
  const offsets = tags.get(273) ?? [];
  const counts = tags.get(279) ?? [];
  let sum = 0;
  offsets.forEach((from, at) => {
    for (const value of bytes.subarray(from, from + (counts[at] ?? 0))) sum += value < 255 ? 1 : 0;
  });
  return sum;
}
