import type { AnalyticsContext } from '@shop/contracts';
import { preferences } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';

/** Returns the common context of every call: the current consent, and the language. */
export const getAnalyticsContext = (): AnalyticsContext => ({
  consent: { categoryPreferences: { ...preferences.get() } },
  locale: shopDocument().locale,
});
