export { decidedOptions } from './decided-options.ts';
export { type Format, formatFor, useFormat } from './format.ts';
export { loadLaterWords } from './later-words.ts';
export { type LengthUnit, setLengthUnit, useLengthUnit } from './length-unit.ts';
export { problemText } from './problem-text.ts';

export { type TermKind, type Terms, useTerms } from './terms.ts';
export type { Text, TextKey } from './typed-keys.ts';
