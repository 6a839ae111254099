import { checkUsage, compareDictionaries, flattenKeys } from './locales.ts';

const words = (locale: string, entries: Record<string, string>) => ({
  locale,
  words: new Map(Object.entries(entries)),
});
const english = words('en-US', {
  title: 'Cart',
  boxes_one: '{{count}} box',
  boxes_other: '{{count}} boxes',
  hello: 'Hi {{name}}',
});
const polish = {
  title: 'Koszyk',
  boxes_one: 'jedno pudełko',
  boxes_few: '{{count}} pudełka',
  boxes_many: '{{count}} pudełek',
  boxes_other: '{{count}} pudełka',
  hello: 'Cześć {{name}}',
};
const faults = (change: Record<string, string>, without: readonly string[] = []) =>
  compareDictionaries(
    english,
    words(
      'pl-PL',
      Object.fromEntries(Object.entries({ ...polish, ...change }).filter(([key]) => !without.includes(key))),
    ),
  );

describe('a dictionary', () => {
  it('passes with every key, every plural form of its language and the same placeholders', () => {
    expect(faults({})).toEqual([]);
  });
  it.each([
    ['a missing key', {}, ['title'], '"title" is missing'],
    ['a missing plural form', {}, ['boxes_few'], '"boxes_few" is missing'],
    ['a form this language lacks', { boxes_two: 'x {{count}}' }, [], 'does not have'],
    ['a key of its own', { extra: 'x' }, [], 'does not exist in en-US'],
    ['a lost placeholder', { hello: 'Cześć' }, [], 'has the placeholders []'],
    ['a renamed placeholder', { hello: 'Cześć {{imie}}' }, [], '[imie]'],
    ['an empty text', { title: ' ' }, [], 'is empty'],
  ])('fails with %s', (_name, change, without, sentence) => {
    expect(faults(change as Record<string, string>, without).join('\n')).toContain(sentence);
  });
  it('is read as i18next addresses it', () => {
    expect([...flattenKeys({ a: { b: 'x', c: { d: 'y' } } })]).toEqual([
      ['a.b', 'x'],
      ['a.c.d', 'y'],
    ]);
  });
});

describe('use of keys', () => {
  const keys = ['title', 'state.open', 'state.closed', 'boxes_one', 'boxes_other'];
  it('counts literals, template literals and the base of plurals', () => {
    const code = ["t('title')", `t(\`state.\${order.state}\`)`, "t('boxes', { count })"];
    expect(checkUsage('en-US', keys, code)).toEqual([]);
  });
  it('finds what nobody asks for and what nobody has', () => {
    expect(checkUsage('en-US', keys, ["t('title')", "t('boxes')", "t('gone')"])).toEqual([
      'en-US: "state.open" is used nowhere.',
      'en-US: "state.closed" is used nowhere.',
      'en-US: "gone" is asked for and missing.',
    ]);
  });
});
