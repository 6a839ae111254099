import type { PersonalData } from '../privacy/personal-data.ts';

export const staffPersonal: PersonalData = {
  tables: { access_log: 'pseudonymised', imported_price_books: 'nobody' },
};
