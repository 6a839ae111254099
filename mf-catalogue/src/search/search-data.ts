import { contentIds, routes } from '@shop/contracts';
import csCZ from '@shop/kit/terms/cs-CZ.json';
import deDE from '@shop/kit/terms/de-DE.json';
import enUS from '@shop/kit/terms/en-US.json';
import esES from '@shop/kit/terms/es-ES.json';
import frFR from '@shop/kit/terms/fr-FR.json';
import itIT from '@shop/kit/terms/it-IT.json';
import nlNL from '@shop/kit/terms/nl-NL.json';
import plPL from '@shop/kit/terms/pl-PL.json';
import ptPT from '@shop/kit/terms/pt-PT.json';
import roRO from '@shop/kit/terms/ro-RO.json';
import svSE from '@shop/kit/terms/sv-SE.json';
import {
  categories,
  findBoard,
  materialsOf,
  type Product,
  type ProductWithoutDie,
  products,
  productsWithoutDie,
  structures,
} from '@shop/packaging';
import type { LanguageWords, SearchDocument } from '@shop/search';
import { allConcepts, allWords } from '@shop/search/words';
import { contentWords } from '../content/all-words.ts';

type Terms = Readonly<Record<string, Readonly<Record<string, { name: string; detail?: string }>>>>;
const terms: Readonly<Record<string, Terms>> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'ro-RO': roRO,
  'sv-SE': svSE,
};

/** What the search of one language needs: the file that a browser loads. */
export interface SearchData {
  readonly locale: string;
  readonly documents: readonly SearchDocument[];
  readonly words: LanguageWords;
}

const english = 'en-US';

/** Returns the search data of a language; the pseudo-locale uses English. */
export function makeSearchData(locale: string): SearchData {
  const words = allWords[locale] ?? allWords[english];
  const own = terms[locale] ?? terms[english];
  if (!words || !own) throw new Error(`There are no words for ${locale}`);
  return {
    locale,
    words,
    documents: [
      ...[...products, ...productsWithoutDie].map((product) => toProductDocument(product, own)),
      ...categories.map((category) => ({
        id: `category:${category}`,
        ...nameAndDetail(own, 'category', category),
      })),
      ...contentIds.flatMap((id) => toPageDocuments(id, locale)),
      ...targetRoutes.map((id) => ({ id: `route:${id}`, name: '' })),
    ],
  };
}

/** Pages beside the catalogue and the content that a concept leads to. */
const targetRoutes = [...new Set(Object.values(allConcepts).flat())]
  .filter((id) => id.startsWith('route:'))
  .map((id) => id.slice('route:'.length))
  .filter((id) => Object.hasOwn(routes, id));

const nameAndDetail = (own: Terms, kind: string, id: string) => {
  const { name = id, detail = '' } = own[kind]?.[id] ?? {};
  return { name, detail };
};

/** A product by its name, its ids and codes, its boards and finishes. */
function toProductDocument(product: Product | ProductWithoutDie, own: Terms): SearchDocument {
  const { slug } = product;
  const { name, detail } = nameAndDetail(own, 'product', slug);
  if (!('structure' in product)) return { id: `product:${slug}`, name, codes: slug, detail };
  const { code } = structures[product.structure];
  const boards = materialsOf(product).flatMap((material) => {
    const board = findBoard(product, material);
    return [nameAndDetail(own, 'material', material).name, board?.flute ? `${board.flute}` : ''];
  });
  const finishes = product.finishes
    .filter((finish) => finish !== 'foil-none')
    .map((finish) => nameAndDetail(own, 'finish', finish).name);
  return {
    id: `product:${slug}`,
    name,
    codes: `${slug} ${code}`,
    detail: [detail, ...boards, ...finishes].join(', '),
  };
}

/** A paragraph with a value of the market (`{{email}}`): the page hides it in a market without that value. */
const hasValue = (text: string): boolean => /\{\{\w+\}\}/.test(text);

/** A page about the shop, and each of its parts, without the paragraphs that depend on the market. */
function toPageDocuments(id: (typeof contentIds)[number], locale: string): SearchDocument[] {
  const { lead, parts } = contentWords(locale).pages[id];
  return [
    { id: `page:${id}`, name: '', detail: hasValue(lead) ? '' : lead },
    ...parts.map(([heading, ...paragraphs], index) => ({
      id: `part:${id}/${index}`,
      name: heading,
      detail: paragraphs.filter((text) => !hasValue(text)).join(' '),
    })),
  ];
}
