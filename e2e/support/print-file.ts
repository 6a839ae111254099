import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What independent tools report about a print file: qpdf, Ghostscript, poppler. */
export interface PrintFileReport {
  /** Plates that Ghostscript's tiffsep separates, sorted. */
  readonly plates: readonly string[];
  /** One row per font: whether it is embedded. */
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
  /** Raster images poppler finds. */
  readonly images: number;
  /** Trim size in mm. */
  readonly trim: readonly [width: number, height: number];
  readonly text: string;
}

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** Inspects a print file. Throws with the tool's own words when qpdf finds a fault. */
export function inspectPrintFile(bytes: Buffer): PrintFileReport {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'print-'));
  const file = path.join(folder, 'print.pdf');
  writeFileSync(file, bytes);
  run('qpdf', ['--check', file]);
  run('gs', [
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-q',
    '-sDEVICE=tiffsep',
    '-r36',
    '-dFirstPage=1',
    '-dLastPage=1',
    `-sOutputFile=${path.join(folder, 'plate.tif')}`,
    file,
  ]);
  const plates = readdirSync(folder)
    .map((name) => /\((.+)\)\.tif$/.exec(name)?.[1])
    .filter((name) => name !== undefined)
    .sort();
  const fonts = run('pdffonts', [file])
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((row) => ({
      name: row.slice(0, 36).trim(),
      embedded: /\s(yes|no)\s+(yes|no)\s+(yes|no)\s/.exec(row)?.[1] === 'yes',
    }));
  const images = run('pdfimages', ['-list', file]).split('\n').slice(2).filter(Boolean).length;
  const box = /TrimBox:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(run('pdfinfo', ['-box', file]));
  const [left = 0, bottom = 0, right = 0, top = 0] = (box ?? []).slice(1).map(Number);
  const mm = (points: number) => (points / 72) * 25.4;
  return {
    plates,
    fonts,
    images,
    trim: [mm(right - left), mm(top - bottom)],
    text: run('pdftotext', ['-layout', file, '-']),
  };
}

/** Returns the page's content streams, decoded by qpdf. */
export function listOperators(bytes: Buffer): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'print-'));
  const file = path.join(folder, 'print.pdf');
  writeFileSync(file, bytes);
  run('qpdf', ['--qdf', '--object-streams=disable', file, path.join(folder, 'plain.pdf')]);
  return readFileSync(path.join(folder, 'plain.pdf'), 'latin1');
}
