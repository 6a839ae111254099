import { categorySlugs, productSlugs, type Slugs } from './ids.ts';

/** English slugs are the ids. */
export const enUS = Object.fromEntries([...categorySlugs, ...productSlugs].map((id) => [id, id])) as Slugs;
