import { type Category, categories, isAllowed, type Preferences } from '../consent/categories.ts';

/** The Consent Mode signals of each category (specification 4). */
const signalsByCategory: Readonly<Record<Category, readonly string[]>> = {
  functional: ['functionality_storage'],
  analytics: ['analytics_storage'],
  advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  essential: ['security_storage', 'personalization_storage'],
};

/** Returns all seven Consent Mode signals for a choice; without a choice all are denied. */
export const toConsentSignals = (preferences: Preferences): Readonly<Record<string, 'granted' | 'denied'>> =>
  Object.fromEntries(
    categories.flatMap((category) =>
      signalsByCategory[category].map(
        (signal) => [signal, isAllowed(preferences, category) ? 'granted' : 'denied'] as const,
      ),
    ),
  );
