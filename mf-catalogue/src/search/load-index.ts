import { createTextIndex, type TextIndex } from '@shop/search';
import type { SearchData } from './search-data.ts';
import { type SearchFile, searchFiles } from './search-files.static.ts';
import { concepts } from './sized-products.static.ts';

const english = 'en-US';
const loading = new Map<string, Promise<TextIndex>>();

/**
 * Loads the index of a language, once; a failed load is repeated by the next call. Until then English takes the place
 * of a language that does not load. Rejects if neither can be loaded.
 */
export function loadIndex(
  locale: string,
  files: Readonly<Record<string, SearchFile>> = searchFiles,
): Promise<TextIndex> {
  const known = loading.get(locale);
  if (known) return known;
  const index = fetchData(locale, files).then((data) => {
    // English stands in for this query; the next one asks for the language again.
    if (data.locale !== locale && files[locale] !== undefined) loading.delete(locale);
    return createTextIndex(data.documents, concepts, { ...data.words, locale: data.locale });
  });
  loading.set(locale, index);
  index.catch(() => loading.delete(locale));
  return index;
}

async function fetchData(locale: string, files: Readonly<Record<string, SearchFile>>): Promise<SearchData> {
  let failure: unknown = new Error(`There is no search in ${locale}`);
  for (const file of new Set([files[locale], files[english]])) {
    if (file === undefined) continue;
    try {
      const reply = await fetch(file.url, { integrity: file.sri });
      if (reply.ok) return (await reply.json()) as SearchData;
      failure = new Error(`${file.url}: ${reply.status}`);
    } catch (cause) {
      failure = cause;
    }
  }
  throw failure;
}
