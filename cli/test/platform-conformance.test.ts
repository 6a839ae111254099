import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedEventSchema } from '@shop/contracts';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const table = read('docs/platform-conformance.md');
const rows = table
  .split('\n')
  .filter((line) => /^\| [CSAMRP]\d+ \|/.test(line))
  .map((line) => {
    const [number = '', from = '', what = '', tests = '', fault = ''] = line
      .replaceAll('\\|', '/')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return {
      number,
      from,
      what,
      fault,
      tests: tests.split('<br>').map((test) => {
        const [, file = '', name = ''] = /`([^`]+)`: (.+)/.exec(test.trim()) ?? [];
        return { file, name };
      }),
    };
  });

const upTo = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

it('has every row once, and each says where it comes from', () => {
  expect(rows.map(({ number }) => number)).toEqual([
    ...upTo('C', 12),
    ...upTo('S', 9),
    ...upTo('A', 18),
    ...upTo('M', 26),
    ...upTo('R', 24),
    ...upTo('P', 7),
  ]);
  expect(rows.filter(({ from, what }) => from === '' || what === '')).toEqual([]);
});

it.each(rows.map((row) => [row.number, row] as const))('%s names tests that are there', (_number, row) => {
  for (const { file, name } of row.tests) {
    // The name as written after `it(`, `test(` or `describe(`; a comment that quotes it would prove nothing.
    const named = new RegExp(
      `\\b(?:it|test|describe)(?:\\.each(?:<[^>]*>)?\\([^]*?\\))?\\(\\s*['"\`]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    );
    expect([file, name, named.test(read(file))]).toEqual([file, name, true]);
  }
});

it('names planted faults that are there', () => {
  const folder = 'scripts/planted-faults';
  const lists = readdirSync(path.join(root, folder)).map((name) => read(path.join(folder, name)));
  const named = rows.map(({ fault }) => fault).filter((fault) => fault !== '');
  expect(named.length).toBeGreaterThanOrEqual(20);
  expect(named.filter((fault) => !lists.some((list) => list.includes(`rule: '${fault}'`)))).toEqual([]);
});

/** Specification 8, word for word. */
const messages = [
  'Unable to fetch Pricing by Product Variant',
  'Unable to fetch All Pricing for Products',
  'Unable to fetch Product Emissions',
  'Unable to fetch Delivery Estimates',
  'Unable to fetch Express Delivery Options',
  'Auth token is not defined',
  'Api token from cookie is unavailable!',
  'failed to load a language',
  'you are trying to set empty token',
  'ApiService.call received wrong method',
  'Call to API failed because token is invalid',
  'invalid key',
  'cookies are disabled',
  'invalid domain',
  'Failed to register a first touch event',
  'Blocked',
  'Config not found',
];

it.each(messages)('the message "%s" stands in the table and in one of the tests of its row', (message) => {
  const own = rows.filter(({ what }) => what.includes(`'${message}'`));
  expect(own).toHaveLength(1);
  expect(own[0]?.tests.some(({ file }) => read(file).includes(message))).toBe(true);
});

const events = read('docs/analytics-events.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [name = '', from = '', what = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name: name.replaceAll('`', ''), from: from.split('<br>'), what };
  });
const eventNames = trackedEventSchema.def.options.map(({ def }) => String(def.shape.event.def.values[0]));
/** `add_to_cart` is `track.addToCart`, `Coupon Applied` is `trackCommerce.couponApplied`. */
const callOf = (name: string): string => {
  const [first = '', ...rest] = name.split(/[ _]/);
  const camel = [
    first.toLowerCase(),
    ...rest.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())),
  ];
  return `${/^[A-Z]/.test(name) ? 'trackCommerce' : 'track'}.${camel.join('')}(`;
};
const sources = [
  'mf-account',
  'mf-catalogue',
  'mf-checkout',
  'mf-editor',
  'mf-plus-pro',
  'mf-quotes',
  'mf-desk',
]
  .concat('shell/browser', 'shared/kit')
  .flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/src/${file.replaceAll(path.sep, '/')}`),
  )
  // Files that define the functions and explain them.
  .filter((file) => file !== 'shared/kit/src/analytics/track.ts' && !file.endsWith('use-track.ts'));

it('M23: the table of events has every event of the closed list once', () => {
  expect(events.map(({ name }) => name).sort()).toEqual([...eventNames].sort());
});

it('M23: each event is sent from the folders that its row names, and from no other', () => {
  const texts = new Map(sources.map((file) => [file, read(file)]));
  for (const { name, from } of events) {
    const named = from.filter((place) => place.startsWith('`')).map((place) => place.replaceAll('`', ''));
    const calling = sources.filter((file) => texts.get(file)?.includes(callOf(name)));
    const folders = [...new Set(calling.map((file) => path.posix.dirname(file)))];
    expect([name, ...folders.sort()]).toEqual([name, ...named.sort()]);
  }
});

it('M23: an event without a caller is derived from one that has callers, or the row says why there is none', () => {
  const silent = events.filter(({ from }) => !from.some((place) => place.startsWith('`')));
  for (const { name, from, what } of silent) {
    const [, source = ''] = /^derived from `([^`]+)`$/.exec(from[0] ?? '') ?? [];
    if (source === '') expect([name, from, what.length > 20]).toEqual([name, ['nobody'], true]);
    else
      expect([name, events.find((event) => event.name === source)?.from[0]]).toEqual([
        name,
        expect.stringMatching(/^`/),
      ]);
  }
  expect(silent.length).toBeLessThan(14);
});

it('R13: dates are written by the formats of the kit alone; no page formats one by itself', () => {
  const own = sources.filter((file) =>
    /Intl\.DateTimeFormat\([^)]|toLocale(?:Date|Time)String/.test(read(file)),
  );
  expect(own).toEqual(['shared/kit/src/i18n/format.ts']);
});

/** Words in markup: between tags, or in an attribute that screen readers read. */
const wordsIn = (source: string): string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*/g, '');
  const between = /(?<!=)>\s*([A-Za-z]{3,}[^<>{}=;()&|]*)<\//g;
  const attribute = /\b(?:aria-label|title|placeholder|alt|label|hint|heading)="([A-Za-z][^"]{2,})"/g;
  return [...code.matchAll(between), ...code.matchAll(attribute)].map(([, words = '']) => words.trim());
};

it('A18: no page has words of its own; all come from dictionaries', () => {
  expect(wordsIn('<p>\n  Add to cart</p><Button label="Go on">{t("x")}</Button>')).toEqual([
    'Add to cart',
    'Go on',
  ]);
  const spoken = sources.filter((file) => file.endsWith('.tsx')).flatMap((file) => wordsIn(read(file)));
  expect(spoken).toEqual([]);
});
