import { allows } from '@shop/kit/consent';

/**
 * What a visitor set for comfort (an announcement closed): kept for good where the category
 * "functional" is allowed, else for this tab alone. A store that the browser refuses is no reason to stop.
 */
export function savePreference(key: string, value: string): void {
  try {
    if (allows('functional')) localStorage.setItem(key, value);
    else sessionStorage.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}

export function readPreference(key: string): string | undefined {
  try {
    return (
      (allows('functional') ? localStorage.getItem(key) : null) ?? sessionStorage.getItem(key) ?? undefined
    );
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
