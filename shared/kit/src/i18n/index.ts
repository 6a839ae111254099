export { type Format, formatFor, useFormat } from './format.ts';
export { problemText } from './problem-text.ts';
export { RichText } from './rich-text.tsx';
export { type Text, useText } from './text.ts';
