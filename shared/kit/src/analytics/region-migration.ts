import { trackCommerce } from './track.ts';

/** The event whose name and properties are fixed by specification 2.5. */
export const trackRegionMigration = (): void =>
  trackCommerce.regionMigrationModalShown({ origin: 'cz', target: 'com' }, 'shell');
