import { i18n } from './dictionary.ts';
import type { Namespace, TextKey, TextValues } from './typed-keys.ts';

/** Returns a text outside components. Components call `useTranslation`, which renders again when words arrive. */
export const translate = <Of extends Namespace>(
  namespace: Of,
  key: TextKey<Of>,
  values: TextValues = {},
): string => (i18n.t as (key: string, options: object) => string)(String(key), { ...values, ns: namespace });
