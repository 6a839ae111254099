import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '../../..');

/** Returns the code points that the style sheet assigns to a font file with all eleven languages. */
const rangesOf = (file: string): readonly (readonly [number, number])[] => {
  const sheet = readFileSync(path.join(here, 'base.css'), 'utf8');
  const rule = sheet.split('@font-face').find((text) => text.includes(file)) ?? '';
  const ranges = /unicode-range:([^;]*);/.exec(rule)?.[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last ?? first, 16),
  ]);
};

/** Place names that an address is compared with; no page shows them. */
const notShown = 'tax-places';

/** Yields every file with texts of the shop. */
function* textFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (['node_modules', 'dist', notShown].includes(name) || name.startsWith('.')) continue;
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* textFiles(file);
    else if (/[\\/](locales|words|regions)[\\/].*\.(json|ts)$/.test(file) && !/\.test\.ts$/.test(file))
      yield file;
  }
}

const missingFrom = (ranges: readonly (readonly [number, number])[]): string[] => {
  const missing = new Map<string, string>();
  for (const folder of [
    'shell',
    'shared/kit',
    'regions',
    ...readdirSync(root).filter((name) => /^mf-/.test(name)),
  ])
    for (const file of textFiles(path.join(root, folder)))
      for (const letter of readFileSync(file, 'utf8').match(/\p{L}/gu) ?? []) {
        const code = letter.codePointAt(0) ?? 0;
        if (!ranges.some(([first, last]) => code >= first && code <= last))
          missing.set(letter, path.relative(root, file));
      }
  return [...missing].map(([letter, file]) => `${letter} in ${file}`);
};

test.each(['archivo-eleven-languages', 'geist-mono-eleven-languages'])(
  '%s holds every letter of every text, so no word needs a second file',
  (file) => {
    const ranges = rangesOf(file);
    expect(ranges.length).toBeGreaterThan(5);
    expect(missingFrom(ranges)).toEqual([]);
  },
);

test('no letter is given to two files of one face', () => {
  const extension = rangesOf('archivo-latin-ext-wght-normal');
  expect(extension.length).toBeGreaterThan(5);
  for (const [first, last] of rangesOf('archivo-eleven-languages'))
    expect(extension.filter(([from, to]) => from <= last && first <= to)).toEqual([]);
});
