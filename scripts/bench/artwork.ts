// A page by our reading process against poppler's pdftoppm: wall clock, same run, both to a PNG of the same pixels,
// since that is what the shop keeps and shows. Files as in the reference's measurements: a page of text, a mailer's
// flat with 2 000 and 20 000 CMYK paths, blended groups. Starting our process is not counted, since it stays up
// between files; starting poppler is what a shop that uses it would pay. Plain pixels, which the print file takes
// of drawings that cannot stay vector, are shown beside, against poppler's plain pixels.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { createArtworkDecoder } from '@shop/api/artwork/composition';
import { median, report } from './measure.ts';

const points = 72 / 25.4;

/** Random numbers that are the same on every machine. */
function random(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
}

async function textPage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage([210 * points, 297 * points]);
  for (let line = 0; line < 60; line += 1)
    page.drawText(`${line} The quick brown fox jumps over the lazy dog and folds a box around it.`, {
      x: 50,
      y: 800 - line * 12.5,
      size: 11,
      font,
    });
  return pdf.save();
}

/** The content of one page, written by hand: the benchmark measures the drawing, not the writer. */
async function drawn(
  width: number,
  height: number,
  content: string,
  states: object = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([width * points, height * points]);
  const { context } = pdf;
  page.node.set(context.obj('Contents') as never, context.register(context.flateStream(content)));
  page.node.set(context.obj('Resources') as never, context.obj({ ExtGState: states as never }));
  return pdf.save();
}

function paths(count: number, seed: number): string {
  const next = random(seed);
  const at = (length: number) => (next() * length * points).toFixed(2);
  return Array.from({ length: count }, () => {
    const ink = Array.from({ length: 4 }, () => next().toFixed(2)).join(' ');
    const corners = Array.from({ length: 3 }, () => `${at(640)} ${at(641)}`);
    const small = Array.from({ length: 6 }, () => ((next() - 0.5) * 60).toFixed(2));
    const [x, y] = (corners[0] ?? '0 0').split(' ').map(Number);
    const near = small.map((value, index) => (Number(value) + ((index % 2 === 0 ? x : y) ?? 0)).toFixed(2));
    return `${ink} k ${corners[0]} m ${near.join(' ')} c h ${next() < 0.5 ? 'f' : 'S'}`;
  }).join('\n');
}

function blended(): string {
  const next = random(7);
  return Array.from({ length: 60 }, () => {
    const ink = Array.from({ length: 4 }, () => next().toFixed(2)).join(' ');
    const box = [next() * 400, next() * 600, 100 + next() * 200, 100 + next() * 200].map((one) =>
      one.toFixed(1),
    );
    return `/G${next() < 0.5 ? 1 : 2} gs ${ink} k ${box.join(' ')} re f`;
  }).join('\n');
}

interface Sample {
  readonly name: string;
  readonly make: () => Promise<Uint8Array>;
  readonly pixels: readonly [number, number];
  readonly rounds: number;
  /** Plain pixels are shown too. */
  readonly shown?: boolean;
}

const a4 = [2480, 3508] as const;
const flat = [6989, 7000] as const;
const files: readonly Sample[] = [
  { name: 'page of text, A4', make: textPage, pixels: a4, rounds: 5, shown: true },
  {
    name: 'mailer flat, 2 000 CMYK paths',
    make: () => drawn(640, 641, paths(2000, 1)),
    pixels: flat,
    rounds: 3,
  },
  {
    name: 'mailer flat, 20 000 CMYK paths',
    make: () => drawn(640, 641, paths(20_000, 2)),
    pixels: flat,
    rounds: 1,
  },
  {
    name: 'blended groups, A4',
    make: () =>
      drawn(210, 297, blended(), {
        G1: { Type: 'ExtGState', ca: 0.5, BM: 'Multiply' },
        G2: { Type: 'ExtGState', ca: 0.7, BM: 'Screen' },
      }),
    pixels: a4,
    rounds: 5,
    shown: true,
  },
];

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-artwork-'));
  const decoder = createArtworkDecoder({ limits: { pageTime: 120_000, fileTime: 120_000 } });
  try {
    for (const [at, { name, make, pixels, rounds, shown = false }] of files.entries()) {
      const file = path.join(folder, `${at}.pdf`);
      writeFileSync(file, await make());
      const clocked = async (work: () => unknown) => {
        const begun = performance.now();
        await work();
        return performance.now() - begun;
      };
      const size = ['-scale-to-x', String(pixels[0]), '-scale-to-y', String(pixels[1])];
      const poppler = (format: readonly string[]) =>
        execFileSync('pdftoppm', [...size, ...format, file, path.join(folder, 'page')]);
      const asPng = async () => {
        const picture = await decoder.renderSource({ file }, 'pdf', 'original');
        if (!picture.ok) throw new Error(`${name}: ${picture.code}`);
        const header = Buffer.from(picture.value.bytes.subarray(16, 24));
        const drawnSize = [header.readUInt32BE(0), header.readUInt32BE(4)];
        // Equal work on both sides, except for rounding a page to whole pixels.
        if (drawnSize.some((length, axis) => Math.abs(length - (pixels[axis] ?? 0)) > 2))
          throw new Error(`${name} is ${drawnSize.join(' x ')} px, not ${pixels.join(' x ')}`);
      };
      const asPixels = async () => {
        const raster = await decoder.rasterise({ file }, 'pdf', pixels);
        if (!raster.ok) throw new Error(`${name}: ${raster.code}`);
      };
      const kinds = [
        ['PNG', asPng, ['-png'], 1],
        ...(shown ? [['pixels', asPixels, [], undefined] as const] : []),
      ] as const;
      for (const [kind, ours, format, limit] of kinds) {
        await ours();
        const pairs: (readonly [number, number])[] = [];
        for (let round = 0; round < rounds; round += 1)
          pairs.push([await clocked(ours), await clocked(() => poppler(format))]);
        const seconds = (part: 0 | 1) => (median(pairs.map((pair) => pair[part])) / 1000).toFixed(2);
        report({
          what: `${name} to ${kind} ÷ pdftoppm`,
          measured: median(pairs.map(([a, b]) => a / b)),
          unit: '×',
          ...(limit === undefined ? {} : { limit }),
          note: `${seconds(0)} s against ${seconds(1)} s`,
        });
      }
    }
  } finally {
    decoder.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
