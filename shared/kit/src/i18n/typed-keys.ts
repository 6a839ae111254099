import type { CustomTypeOptions, ParseKeys } from 'i18next';
import type words from '../../locales/en-US.json';
import type laterWords from '../../locales/later/en-US.json';
import type terms from '../../terms/en-US.json';

declare module 'i18next' {
  /** The words by namespace. Each remote adds its own in `src/i18next.d.ts`, so that a wrong key does not compile. */
  interface ShopWords {
    kit: typeof words & typeof laterWords;
    terms: typeof terms;
  }
  interface CustomTypeOptions {
    resources: ShopWords;
  }
}

export type Namespace = keyof CustomTypeOptions['resources'];
/** The keys of a namespace: `order.lines` for `order.lines_one`, `order.lines_other`. */
export type TextKey<Of extends Namespace> = ParseKeys<Of>;
export type TextValues = Readonly<Record<string, string | number>>;

/** The `t` of `useTranslation` as a parameter: returns the text of a key; `count` selects the plural. */
export type Text<Of extends Namespace> = (...args: [key: TextKey<Of>, values?: TextValues]) => string;
