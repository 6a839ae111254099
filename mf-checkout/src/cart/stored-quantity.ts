/**
 * Essential storage of the tab (`docs/consent.md`): a quantity that the server does not have yet, until it has it. A
 * browser that refuses keeps it in memory alone, which is no reason to stop.
 */
interface Kept {
  readonly quantity: number;
  readonly from: number;
}

const nameOf = (key: string): string => `unsent-quantity/${key}`;

export function keep(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(kept));
  } catch (error) {
    console.warn(error);
  }
}

export function keptAt(key: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    // Written by `keep` in this very tab.
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

export function forgetKept(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch (error) {
    console.warn(error);
  }
}
