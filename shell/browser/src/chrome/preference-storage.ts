import { allows } from '@shop/kit/consent';

/**
 * Stores a visitor's preference (a closed announcement): permanently if the category "functional" is allowed, else for
 * this tab. A refused write is ignored.
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
