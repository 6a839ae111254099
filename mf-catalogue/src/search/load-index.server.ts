import { createTextIndex, type TextIndex } from '@shop/search';
import { makeSearchData } from './search-data.ts';
import { concepts } from './sized-products.static.ts';

const indexes = new Map<string, TextIndex>();

/** On the server every language is at hand; its index is made by the first search. */
export const loadIndex = async (locale: string): Promise<TextIndex> => {
  let index = indexes.get(locale);
  if (index === undefined) {
    const { documents, words } = makeSearchData(locale);
    index = createTextIndex(documents, concepts, { ...words, locale });
    indexes.set(locale, index);
  }
  return index;
};
