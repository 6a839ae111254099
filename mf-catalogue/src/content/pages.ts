import type { ContentId } from './content-words.ts';

/** Which other pages a reader of one is likely to need. */
export const alongside: Readonly<Record<ContentId, readonly ContentId[]>> = {
  about: ['sustainability', 'services', 'contact'],
  contact: ['help', 'impressum'],
  help: ['returnsPolicy', 'services', 'contact'],
  services: ['help', 'sustainability'],
  sustainability: ['ecoProperties', 'fscCertification'],
  ecoProperties: ['sustainability', 'fscCertification'],
  fscCertification: ['sustainability', 'ecoProperties'],
  termsOfService: ['returnsPolicy', 'privacyPolicy', 'impressum'],
  privacyPolicy: ['termsOfService', 'contact'],
  returnsPolicy: ['termsOfService', 'help'],
  impressum: ['contact', 'termsOfService', 'privacyPolicy'],
};

/** Pages that say who the seller is. */
export const withCompany: readonly ContentId[] = ['contact', 'termsOfService', 'privacyPolicy', 'impressum'];
