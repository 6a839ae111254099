import type { MailLanguage } from '../mail/language.ts';

/** Words by language, English at least. */
export type Spoken<Words> = Readonly<Partial<Record<MailLanguage, Words>>> & { readonly 'en-US': Words };
export const spoken = <Words>(words: Spoken<Words>, language: MailLanguage): Words =>
  words[language] ?? words['en-US'];
