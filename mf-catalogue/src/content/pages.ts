import type { ContentId } from './content-words.ts';

/** Which other pages a reader of one is likely to need. */
export const alongside: Readonly<Record<ContentId, readonly ContentId[]>> = {
  about: ['sustainability', 'contact'],
  contact: ['help', 'impressum'],
  help: ['returnsPolicy', 'contact'],
  sustainability: ['about'],
  termsOfService: ['returnsPolicy', 'privacyPolicy', 'impressum'],
  privacyPolicy: ['termsOfService', 'contact'],
  returnsPolicy: ['termsOfService', 'help'],
  impressum: ['contact', 'termsOfService', 'privacyPolicy'],
};

/** Pages that say who the seller is. */
export const withCompany: readonly ContentId[] = ['contact', 'termsOfService', 'privacyPolicy', 'impressum'];
