import { createTextIndex, type SearchSource, search } from '@shop/search';
import { allWords } from '@shop/search/words';
import fc from 'fast-check';
import { canMake } from './can-make.ts';
import queries from './queries/queries.json';
import { makeSearchData } from './search-data.ts';
import { concepts, sizedProducts } from './sized-products.static.ts';

interface Query {
  readonly locale: string;
  readonly query: string;
  readonly kind: string;
  readonly expect: readonly string[];
  readonly never?: readonly string[];
}

const sources = new Map<string, SearchSource>();
const sourceOf = (locale: string): SearchSource => {
  const known = sources.get(locale);
  if (known) return known;
  const { documents, words } = makeSearchData(locale);
  const index = createTextIndex(documents, concepts, { ...words, locale });
  const source = { index, products: sizedProducts, canMake };
  sources.set(locale, source);
  return source;
};

/** The names of queries/README.md for the parts of these pages, in their order. */
const parts: Readonly<Record<string, readonly string[]>> = {
  help: [
    'help:ordering',
    'help:files',
    'help:changes',
    'help:delivery',
    'help:samples',
    'help:minimum-order',
    'help:price',
    'help:payment',
    'help:invoice',
    'help:express',
    'help:countries',
    'help:returns',
    'help:bleed',
    'help:dieline',
    'help:measuring',
    'help:food-contact',
    'help:recycling',
    'help:reorder',
    'help:company',
    'help:tracking',
  ],
  blog: [
    'article:measure-the-inside',
    'article:which-board',
    'article:how-many',
    'article:files-that-print-well',
  ],
};

/** Returns what a result is called in the query set: a part counts as its page too. */
function namesOf(id: string): readonly string[] {
  const [kind, rest = ''] = id.split(':');
  if (kind === 'size') return [`product:${rest}`];
  if (kind === 'route')
    return rest === 'samplePacks' ? ['page:sample-packs', 'product:sample-packs'] : [`page:${rest}`];
  if (kind !== 'part') return [id];
  const [page = '', index = ''] = rest.split('/');
  return [`page:${page}`, parts[page]?.[Number(index)] ?? ''];
}

const judge = ({ locale, query, expect: expected, never = [] }: Query) => {
  const names = search(query, sourceOf(locale)).map(({ id }) => namesOf(id));
  return {
    isRight:
      expected.length === 0
        ? names.length === 0
        : names.slice(0, 3).some((each) => each.some((name) => expected.includes(name))),
    isWrong: never.some((name) => names[0]?.includes(name)),
    line: `${locale} "${query}": ${names.slice(0, 3).join(' | ')}`,
  };
};

it('answers 95 of 100 queries of a buyer among the first three, and none wrongly in the first place', () => {
  const judged = (queries as readonly Query[]).map((query) => ({ ...judge(query), query }));
  const missed = judged.filter(({ isRight }) => !isRight);
  expect(judged.filter(({ isWrong }) => isWrong).map(({ line }) => line)).toEqual([]);
  expect(missed.filter(({ query }) => query.expect.length === 0).map(({ line }) => line)).toEqual([]);
  expect({
    share: 1 - missed.length / judged.length >= 0.95,
    missed: missed.map(({ line }) => line),
  }).toEqual(expect.objectContaining({ share: true }));
  expect(judged.length).toBeGreaterThanOrEqual(330);
});

it('has a document for every target of a concept, and words for every concept in each language', () => {
  for (const locale of new Set((queries as readonly Query[]).map((query) => query.locale))) {
    const { documents, words } = makeSearchData(locale);
    const ids = new Set(documents.map(({ id }) => id));
    expect([
      locale,
      Object.values(concepts)
        .flat()
        .filter((id) => !ids.has(id)),
    ]).toEqual([locale, []]);
    expect([locale, Object.keys(words.words)]).toEqual([locale, Object.keys(concepts)]);
    expect([locale, Object.entries(words.words).filter(([, text]) => !/\p{L}{2}/u.test(text))]).toEqual([
      locale,
      [],
    ]);
  }
});

it('has no text with a value of the market, or with a gap in its place', () => {
  const texts = Object.keys(allWords).flatMap((locale) =>
    makeSearchData(locale).documents.map(({ id, detail = '' }) => ({ locale, id, detail })),
  );
  expect(texts.filter(({ detail }) => /\{\{| [.,]/.test(detail))).toEqual([]);
});

it('leads to sizes that can be made', () => {
  const length = fc.integer({ min: 2, max: 90 });
  fc.assert(
    fc.property(length, length, length, (one, two, three) => {
      for (const result of search(`${one}x${two}x${three} cm`, sourceOf('en-US')))
        if (result.kind === 'size') {
          expect([result, canMake(result.slug, result.size)]).toEqual([result, true]);
          const asked = [one, two, three].map((each) => each * 10).sort((a, b) => a - b);
          const made = [result.size.L, result.size.W, result.size.H]
            .filter((each) => each > 0)
            .sort((a, b) => a - b);
          made.forEach((each, index) => {
            const typed = asked[asked.length - made.length + index] ?? 0;
            expect(Math.abs(each - typed)).toBeLessThanOrEqual(6);
          });
        }
    }),
    { numRuns: 30 },
  );
});

it('accepts any text and bytes, in bounded work', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc
      .array(fc.constantFrom('box', '9', 'x', ' ', '-', '.', 'Karton', '́', '"'), { maxLength: 200 })
      .map((each) => each.join('')),
  );
  let made = 0;
  const counting: SearchSource = {
    ...sourceOf('de-DE'),
    canMake: (slug, size) => {
      made++;
      return canMake(slug, size);
    },
  };
  fc.assert(
    fc.property(text, fc.boolean(), (query, typing) => {
      made = 0;
      expect(search(query, counting, { typing }).length).toBeLessThanOrEqual(30);
      expect(made).toBeLessThanOrEqual(200);
    }),
    { numRuns: 60 },
  );
});
