import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentIds } from '@shop/contracts';
import { build } from 'esbuild';
import { contentWords, languages } from './all-words.ts';
import { getPageWords } from './content-words.ts';
import { fetchPageWords, getLoadedPageWords } from './page-words.ts';
import { wordsFiles } from './words-files.static.ts';

/** Serves data URLs; all others fail. */
const fetchedNames: string[] = [];
const originalFetch = globalThis.fetch;
beforeEach(() => {
  fetchedNames.length = 0;
  globalThis.fetch = async (url, init) => {
    fetchedNames.push(String(url).replace(/^data:.*name=([\w-]+);.*$/, '$1'));
    return originalFetch(url, init);
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

it('fetches only the displayed language, once for all pages', async () => {
  expect(getLoadedPageWords('pl-PL', 'help')).toBeUndefined();
  expect(await fetchPageWords('pl-PL', 'help')).toEqual(getPageWords(contentWords('pl-PL'), 'help'));
  await fetchPageWords('pl-PL', 'press');
  expect(getLoadedPageWords('pl-PL', 'press')?.text).toEqual(contentWords('pl-PL').pages.press);
  expect(fetchedNames).toEqual(['content-pl-PL']);
});

it('falls back to English when a language is missing or fails its integrity check', async () => {
  expect((await fetchPageWords('en-XA', 'help')).text).toEqual(contentWords('en-US').pages.help);
  const german = { url: wordsFiles['de-DE']?.url ?? '', sri: wordsFiles['cs-CZ']?.sri ?? '' };
  const files = { ...wordsFiles, 'de-DE': german };
  expect((await fetchPageWords('de-DE', 'help', files)).text).toEqual(contentWords('en-US').pages.help);
  expect(fetchedNames).toEqual(['content-en-US', 'content-de-DE', 'content-en-US']);
  await expect(fetchPageWords('it-IT', 'help', {})).rejects.toThrow('it-IT');
});

it('has a file of less than 12 kB per language, and less than 3 kB of it in a document', () => {
  expect(Object.keys(wordsFiles)).toEqual(Object.keys(languages));
  for (const [locale, words] of Object.entries(languages)) {
    const bytes = gzipSync(JSON.stringify(words)).length;
    expect([locale, bytes < 12 * 1024]).toEqual([locale, true]);
    for (const id of contentIds) {
      const inDocument = gzipSync(JSON.stringify(getPageWords(words, id))).length;
      expect([locale, id, inDocument < 3 * 1024]).toEqual([locale, id, true]);
    }
  }
});

it('does not bundle words into the code of the page', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(__dirname, 'content.page.tsx')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    // The build replaces these by addresses.
    external: ['*.static.ts', '*.css'],
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs).map(
    (file) => `${path.basename(path.dirname(file))}/${path.basename(file)}`,
  );
  expect(inputs).toContain('content/page-words.ts');
  expect(inputs.filter((file) => /^(words|business|range)\/[a-z]{2}-[A-Z]{2}\.ts$/.test(file))).toEqual([]);
  expect(inputs).not.toContain('content/all-words.ts');
});
