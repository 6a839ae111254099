import type { PersonalData } from '../../platform/index.ts';

/** What is sold, at what price: nobody's personal data. */
export const cataloguePersonal: PersonalData = {
  tables: { variants: 'nobody', published_prices: 'nobody' },
};
