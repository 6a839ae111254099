export type { Concepts, LanguageWords } from './language-words.ts';
export { asksForSize, type Result, type SearchOptions, type SearchSource, search } from './search.ts';
export { type BoxSize, findSizes, type SizedProduct } from './sizes/find-sizes.ts';
export { createTextIndex, type SearchDocument, type TextIndex } from './text-index.ts';
