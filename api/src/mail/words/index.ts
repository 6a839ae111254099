import type { MailLanguage } from '../language.ts';
import { words as enUs } from './en-US.ts';
import { words as plPl } from './pl-PL.ts';
import { words as svSe } from './sv-SE.ts';
import type { AccountMailWords } from './words.ts';

/** What an account is mailed, by language. */
export const accountMailWords: Readonly<Record<MailLanguage, AccountMailWords>> = {
  'en-US': enUs,
  'pl-PL': plPl,
  'sv-SE': svSe,
};
