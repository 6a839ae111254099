import { i18n } from './dictionary.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Returns the text of a key in the shopper's language; `count` selects the plural (`key_one`, `key_few`, …). */
export type Text = (...args: [key: string, values?: TextValues]) => string;

/** A text outside components. Components call `useTranslation`, which renders again when words arrive. */
export const translate = (namespace: string, key: string, values: TextValues = {}): string =>
  i18n.t(key, { ...values, ns: namespace });
