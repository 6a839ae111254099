import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentIds } from '@shop/contracts';
import { eld } from 'eld/small';
import { contentWords } from './all-words.ts';

const locales = [
  'cs-CZ',
  'de-DE',
  'en-US',
  'es-ES',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'ro-RO',
  'sv-SE',
];
const textsOf = (parts: readonly (readonly string[])[]) => parts.flat();
const placeholders = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)).sort();

eld.setLanguageSubset(locales.map((locale) => locale.slice(0, 2)));

it.each(locales)('%s has every page of the English texts, in its own language', (locale) => {
  const [own, english] = [contentWords(locale), contentWords('en-US')];
  for (const id of contentIds) {
    const { lead, parts } = own.pages[id];
    const reference = english.pages[id];
    // Imprints differ by law: English and German mention arbitration boards, the others the right to use one.
    expect([id, parts.map((part) => part.length)]).toEqual([id, reference.parts.map((part) => part.length)]);
    expect([id, new Set(placeholders(textsOf(parts)))]).toEqual([
      id,
      new Set(placeholders(textsOf(reference.parts))),
    ]);
    const size = [lead, ...textsOf(parts)].join(' ').split(/\s+/).length;
    // Help is twenty short answers, of which a shopper reads one.
    expect([id, size > 30 && size < (id === 'help' ? 1000 : 260)]).toEqual([id, true]);
    for (const paragraph of parts.flatMap(([, ...paragraphs]) => paragraphs))
      expect([paragraph, eld.detect(paragraph.replace(/\{\{\w+\}\}/g, '')).language]).toEqual([
        paragraph,
        locale.slice(0, 2),
      ]);
  }
});

it.each(locales)('%s has every text of the supplier form, in its own language', (locale) => {
  const [own, english] = [contentWords(locale).application, contentWords('en-US').application];
  const listTexts = ({ field, capability, error, ...rest }: typeof own) =>
    Object.entries({ ...rest, ...field, ...capability, ...error });
  expect(listTexts(own).filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(listTexts(own).map(([key, text]) => [key, placeholders([text])])).toEqual(
    listTexts(english).map(([key, text]) => [key, placeholders([text])]),
  );
  expect(new Set(Object.values(own.capability)).size).toBe(15);
  for (const text of [own.kept, own.sentText, own.withoutScript])
    expect([text, eld.detect(text.replace(/\{\{\w+\}\}/g, '')).language]).toEqual([text, locale.slice(0, 2)]);
});

it.each(locales)('%s states the figures of the law and of the shop', (locale) => {
  const { pages } = contentWords(locale);
  const expectFigures = (id: (typeof contentIds)[number], ...figures: string[]) =>
    expect([id, figures.filter((figure) => !textsOf(pages[id].parts).join(' ').includes(figure))]).toEqual([
      id,
      [],
    ]);
  expectFigures('about', '30', '21', '15');
  expectFigures('returnsPolicy', '14', '2011/83', '16');
  expectFigures('privacyPolicy', '365', '31', '7', '14');
  expectFigures('help', '7000 × 7000', '30', '2500', '5000', '1000', '40 EUR', '14', '300', '{{email}}');
  expectFigures('whistleblowingPolicy', '2019/1937', '7', '3', '{{email}}', '{{authority}}');
  expectFigures('career', '2023/970');
  expectFigures('ecoBadge', '2024/825', '27', '2026');
  expectFigures('fscCertification', '{{fsc}}');
  expectFigures('holidays', '14');
  expectFigures('press', '30');
});

const host = path.join(__dirname, '../../../shell/host/locales');
// Skipped without the shell: a checkout of one team's remote does not contain it.
if (existsSync(host))
  it.each(locales)('%s starts each page with its search engine description', (locale) => {
    const { page, pageAbout } = JSON.parse(readFileSync(path.join(host, `${locale}.json`), 'utf8'));
    const { pages } = contentWords(locale);
    expect(Object.keys(page)).toEqual(contentIds);
    expect(Object.fromEntries(contentIds.map((id) => [id, pages[id].lead]))).toEqual(pageAbout);
  });
