import type { PersonalData } from '../../platform/index.ts';

export const staffPersonal: PersonalData = {
  tables: { access_log: 'pseudonymised', imported_price_books: 'nobody' },
  notCopied: { access_log: 'which calls the staff made, kept to answer for their work; no body of any' },
};
