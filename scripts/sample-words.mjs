// A random sample of one language's words, to be read without the English beside it (docs/language-review.md).
//   node scripts/sample-words.mjs sv-SE 2026 100            key and translation
//   node scripts/sample-words.mjs sv-SE 2026 100 --english  the same with the English
// The same seed over the same files gives the same sample.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [locale = 'en-US', seed = '1', size = '100', english] = process.argv.slice(2);

const folders = ['.', 'shared', 'shell']
  .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)))
  .flatMap((folder) => ['locales', 'locales/later', 'terms'].map((words) => path.join(folder, words)))
  .filter((folder) => existsSync(path.join(root, folder, `${locale}.json`)))
  .sort();

const flatten = (words, prefix = '') =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
const read = (folder, tag) =>
  flatten(JSON.parse(readFileSync(path.join(root, folder, `${tag}.json`), 'utf8')));

/** Mulberry32: 32 bits of state, enough for a sample that can be drawn again. */
const random = (start) => {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const next = random(Number(seed));
const all = folders.flatMap((folder) => read(folder, locale).map(([key, text]) => ({ folder, key, text })));
const sample = all
  .map((entry) => ({ ...entry, place: next() }))
  .sort((a, b) => a.place - b.place)
  .slice(0, Number(size));

const originals = new Map(
  folders.flatMap((folder) => read(folder, 'en-US').map(([key, text]) => [`${folder} ${key}`, text])),
);
for (const [index, { folder, key, text }] of sample.entries()) {
  console.log(`${index + 1} ${folder} ${key} = ${text}`);
  if (english) console.log(`    ${originals.get(`${folder} ${key}`) ?? '(another plural form)'}`);
}
