import { useSyncExternalStore } from 'react';
import { allows, preferences } from './preferences.ts';

export { functionalStorage } from '../storage/functional.ts';
export { type Category, categories, type Preferences } from './categories.ts';
export {
  acceptAll,
  allows,
  essentialOnly,
  needsChoice,
  openPreferences,
  savePreferences,
} from './preferences.ts';

/** Whether a category is allowed now. @example const mayChat = useConsent('functional'); */
export const useConsent = (category: Parameters<typeof allows>[0]): boolean =>
  useSyncExternalStore(
    preferences.subscribe,
    () => allows(category),
    () => false,
  );
