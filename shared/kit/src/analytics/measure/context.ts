import type { AnalyticsContext } from '@shop/contracts';
import { preferences } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';

/** What every call tells beside its own: consent as it stands now, and the language. */
export const getAnalyticsContext = (): AnalyticsContext => ({
  consent: { categoryPreferences: { ...preferences.get() } },
  locale: shopDocument().locale,
});
