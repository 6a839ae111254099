import { createHash } from 'node:crypto';
import { allWords } from '@shop/search/words';
import { makeSearchData } from './search-data.ts';

/** The address of one language's search data beside the build, and their hash for `integrity`. */
export interface SearchFile {
  readonly url: string;
  readonly sri: string;
}

/** One file per language, written by the build and loaded by the first search. */
export const searchFiles: Readonly<Record<string, SearchFile>> = Object.fromEntries(
  Object.keys(allWords).map((locale) => {
    const bytes = Buffer.from(JSON.stringify(makeSearchData(locale)));
    return [
      locale,
      {
        url: `data:application/json;name=search-${locale};base64,${bytes.toString('base64')}`,
        sri: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      },
    ];
  }),
);
