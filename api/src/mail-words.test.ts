import { money } from '@shop/money';
import { localeIds, markets, regionIds } from '@shop/regions';
import { detect } from 'tinyld';
import { artworkWords } from './artwork/composition.ts';
import { businessWords, plusWords } from './business/composition.ts';
import { customerWords } from './customers/composition.ts';
import { fulfilmentWords } from './fulfilment/composition.ts';
import {
  composeMail,
  countPieces,
  type MailLanguage,
  mailFormats,
  resolveMailLanguage,
} from './platform/index.ts';
import { salesWords } from './sales/composition.ts';

type Leaf = readonly [path: string, text: string];
const tokens = ['⟨0⟩', '⟨1⟩', '⟨2⟩'] as const;

/** Every sentence of a book by its path; functions are called with tokens, which stand for what is filled in. */
const leavesOf = (value: unknown, path = ''): readonly Leaf[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return leavesOf((value as (...values: unknown[]) => unknown)(...tokens.slice(0, value.length)), path);
  }
  return Object.entries(value as object).flatMap(([name, inner]) =>
    leavesOf(inner, path ? `${path}.${name}` : name),
  );
};

/** Everything that is mailed in a language, whichever context mails it. */
const bookOf = (language: MailLanguage) => ({
  ...customerWords[language],
  ...artworkWords[language],
  ...salesWords[language],
  ...fulfilmentWords[language],
  ...businessWords[language],
  plus: plusWords[language],
});
const books = localeIds.map((language) => ({ language, leaves: leavesOf(bookOf(language)) }));
const english = new Map(leavesOf(bookOf('en-US')));
const placeholdersOf = (text: string): readonly string[] => [...new Set(text.match(/⟨\d⟩/g))].sort();

/** Words that several languages write alike, and names. */
const alike =
  /^(SWIFT|VAT|Newsletter|Total|Net|Netto|Nummer|Note|Nota|Rate|Number|Status|Admin|Viewer|Designer|Design|Finance|Reference)$/;

/** The mails of a book: whatever has a subject and a heading, with all the sentences beside them. */
const mailsOf = (value: unknown, path = ''): readonly (readonly [string, readonly Leaf[]])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => mailsOf(one, path ? `${path}.${name}` : name));
  return 'subject' in value && 'heading' in value ? [[path, leavesOf(value)], ...inner] : inner;
};

it('says the same things in every language, with the same figures and names in them', () => {
  for (const { language, leaves } of books) {
    expect([language, leaves.map(([path]) => path)]).toEqual([language, [...english.keys()]]);
    expect(
      leaves.filter(([, text]) => /\bundefined\b|\bnull\b|NaN|\$\{|\[object|[\r\n]| {2}/.test(text)),
    ).toEqual([]);
    expect(leaves.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
    expect(
      leaves.filter(
        ([path, text]) => `${placeholdersOf(text)}` !== `${placeholdersOf(english.get(path) ?? '')}`,
      ),
    ).toEqual([]);
  }
});

it('borrows nothing from English, nor one language from another', () => {
  for (const { language, leaves } of books) {
    if (language === 'en-US') continue;
    const bare = (text: string) => text.replace(/⟨\d⟩/g, '').trim();
    expect([
      language,
      leaves.filter(([path, text]) => text === english.get(path) && bare(text) !== '' && !alike.test(text)),
    ]).toEqual([language, []]);
    for (const other of books)
      if (other.language !== language)
        expect(
          leaves.filter(([path, text]) => text.length > 30 && text === new Map(other.leaves).get(path)),
        ).toEqual([]);
  }
});

it('composes every mail in every language: one line of subject, the same in text and HTML', () => {
  let count = 0;
  for (const language of localeIds)
    for (const [path, leaves] of mailsOf(bookOf(language))) {
      const subjects = leaves.filter(([name]) => name.startsWith('subject'));
      for (const [, subject] of subjects) {
        const sentences = leaves.filter(([name]) => !/^(subject|heading|footer|action)/.test(name));
        const footer = leaves.find(([name]) => name === 'footer')?.[1] ?? 'Packwright';
        const mail = composeMail(
          { name: 'Packwright', address: 'hello@packwright.example' },
          'a@b.example',
          language,
          {
            subject,
            heading: leaves.find(([name]) => name.startsWith('heading'))?.[1] ?? '',
            paragraphs: sentences.map(([, text]) => text),
            footer,
          },
        );
        expect([path, mail.subject]).toEqual([path, subject]);
        expect(mail.subject).not.toMatch(/[\r\n]/);
        expect(mail.subject.length).toBeLessThan(110);
        expect(mail.html).toContain(`<html lang="${language}">`);
        for (const [, text] of sentences) {
          expect(mail.text).toContain(text);
          expect(mail.html).toContain(
            text.replace(/&/g, '&amp;').replace(/'/g, '&#39;').replace(/"/g, '&quot;'),
          );
        }
        count += 1;
      }
    }
  console.info(`${count} mails composed in ${localeIds.length} languages`);
  expect(count % localeIds.length).toBe(0);
  expect(count / localeIds.length).toBeGreaterThanOrEqual(15);
});

it('is taken for its own language among the eleven by a detector', () => {
  const only = localeIds.map((language) => language.slice(0, 2));
  const misread: string[] = [];
  let read = 0;
  for (const { language, leaves } of books) {
    const long = leaves
      .map(([, text]) => text.replace(/⟨\d⟩/g, '').trim())
      .filter((text) => text.length >= 40);
    const wrong = long.filter((text) => detect(text, { only }) !== language.slice(0, 2));
    read += long.length;
    misread.push(...wrong.map((text) => `${language}: ${text}`));
    console.info(`${language}: ${long.length - wrong.length} of ${long.length} sentences`);
    expect([language, wrong.length / long.length < 0.1, wrong]).toEqual([language, true, wrong]);
  }
  console.info(`${read - misread.length} of ${read} sentences`, misread);
  expect(misread.length / read).toBeLessThan(0.05);
});

it('counts as each language counts', () => {
  const counts = [1, 2, 5, 21, 22] as const;
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const said = (language: (typeof localeIds)[number]) =>
    counts.map((count) => plain(countPieces[language](count)));
  expect(said('pl-PL')).toEqual(['1 sztuka', '2 sztuki', '5 sztuk', '21 sztuk', '22 sztuki']);
  expect(said('cs-CZ')).toEqual(['1 kus', '2 kusy', '5 kusů', '21 kusů', '22 kusů']);
  expect(said('ro-RO')).toEqual(['1 bucată', '2 bucăți', '5 bucăți', '21 de bucăți', '22 de bucăți']);
  expect(said('en-US')).toEqual(['1 piece', '2 pieces', '5 pieces', '21 pieces', '22 pieces']);
  expect(plain(countPieces['de-DE'](1500))).toBe('1.500 Stück');
  expect(plain(countPieces['fr-FR'](1500))).toBe('1 500 pièces');
});

it('finds the language of every code in use, else that of the region', () => {
  const codes = {
    cs: 'cs-CZ',
    cz: 'cs-CZ',
    en: 'en-US',
    gb: 'en-US',
    us: 'en-US',
    uk: 'en-US',
    se: 'sv-SE',
    sv: 'sv-SE',
  };
  for (const [code, language] of Object.entries(codes))
    expect([code, resolveMailLanguage(code)]).toEqual([code, language]);
  for (const language of localeIds) {
    expect(resolveMailLanguage(language)).toBe(language);
    expect(resolveMailLanguage(language.slice(0, 2).toUpperCase())).toBe(language);
    expect(resolveMailLanguage(language.replace('-', '_'), markets.pl)).toBe(language);
  }
  for (const id of regionIds) {
    expect(resolveMailLanguage(id)).toBe(markets[id].locale);
    for (const unknown of [null, undefined, '', 'xx-YY'])
      expect(resolveMailLanguage(unknown, markets[id])).toBe(markets[id].locale);
  }
});

it('writes days and amounts as the language does, as the market does where it is the market’s own', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const of = (language: (typeof localeIds)[number], region: keyof typeof markets) => {
    const formats = mailFormats(language, markets[region]);
    const { currency } = markets[region];
    return [formats.day('2026-11-30'), plain(formats.money(money(123456n, currency)))];
  };
  expect(of('pl-PL', 'pl')).toEqual(['30 listopada 2026', '1 234,56 zł']);
  expect(of('de-DE', 'de')).toEqual(['30. November 2026', '1.234,56 €']);
  expect(of('en-US', 'gb')[0]).toBe('30 November 2026');
  expect(of('en-US', 'us')).toEqual(['November 30, 2026', '$1,234.56']);
  expect(of('de-DE', 'pl')).toEqual(['30. November 2026', '1.234,56 PLN']);
  expect(of('ro-RO', 'ro')[0]).toBe('30 noiembrie 2026');
  const moment = mailFormats('en-US', markets.us).moment('2026-11-30T13:00:00Z');
  expect(moment).toBe('Monday, November 30, 2026 at 1:00\u00a0PM');
});
