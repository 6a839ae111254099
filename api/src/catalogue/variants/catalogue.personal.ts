import type { PersonalData } from '../../platform/index.ts';

/** Products and prices: no personal data. */
export const cataloguePersonal: PersonalData = {
  tables: { variants: 'nobody', published_prices: 'nobody' },
};
