import { foldText } from './fold-text.ts';

/** A hyphen, dot or apostrophe between letters: `t-shirt`, `a20.20`, `l’envoi`. */
const wordPattern = /[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu;

/**
 * Returns the folded words and numbers of a text, in order. A hyphenated word is returned as written; `partsOf` takes it
 * apart. Apostrophes end a word: `l’envoi` is `l` and `envoi`.
 */
export const splitWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

/** Returns the parts of a word with hyphens, and the parts joined; a code keeps its dots. */
export const partsOf = (word: string): { readonly parts: readonly string[]; readonly joined: string } => {
  const parts = word.split('-');
  return { parts, joined: parts.join('') };
};
