/**
 * Essential storage of the tab (`docs/consent.md`): a quantity until the server has it. If the browser refuses storage,
 * it stays in memory.
 */
interface StoredQuantity {
  readonly quantity: number;
  readonly from: number;
}

const toStorageKey = (key: string): string => `unsent-quantity/${key}`;

export function storeQuantity(key: string, stored: StoredQuantity): void {
  try {
    sessionStorage.setItem(toStorageKey(key), JSON.stringify(stored));
  } catch (error) {
    console.warn(error);
  }
}

export function readStoredQuantity(key: string): StoredQuantity | undefined {
  try {
    const text = sessionStorage.getItem(toStorageKey(key));
    // Written by `keep` in this tab.
    return text === null ? undefined : (JSON.parse(text) as StoredQuantity);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

export function removeStoredQuantity(key: string): void {
  try {
    sessionStorage.removeItem(toStorageKey(key));
  } catch (error) {
    console.warn(error);
  }
}
