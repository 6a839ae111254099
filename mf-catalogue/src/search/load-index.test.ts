import { loadIndex } from './load-index.ts';
import { makeSearchData } from './search-data.ts';

const files = {
  'de-DE': { url: 'https://shop.example/search-de-DE.json', sri: '' },
  'en-US': { url: 'https://shop.example/search-en-US.json', sri: '' },
};
const failing = new Set<string>();
const asked: string[] = [];
const realFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = async (url) => {
    const locale = /search-(.+)\.json/.exec(String(url))?.[1] ?? '';
    asked.push(locale);
    if (failing.has(locale)) return new Response('', { status: 503 });
    return Response.json(makeSearchData(locale));
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

it('searches in English while a language does not load, and asks for it again at the next query', async () => {
  failing.add('de-DE');
  const english = await loadIndex('de-DE', files);
  expect(english.find('Versandkarton')).toEqual([]);
  expect(english.find('shipping box').length).toBeGreaterThan(0);
  failing.clear();
  const german = await loadIndex('de-DE', files);
  expect(german.find('Versandkarton').length).toBeGreaterThan(0);
  await loadIndex('de-DE', files);
  expect(asked).toEqual(['de-DE', 'en-US', 'de-DE']);
});
