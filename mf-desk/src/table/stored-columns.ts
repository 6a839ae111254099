import { allows } from '@shop/kit/consent';

/** Permanent if the category "functional" is allowed, else for this tab. */
const getStorage = (): Storage => (allows('functional') ? localStorage : sessionStorage);
/** Listed in docs/consent.md under "functional". */
const keyOf = (table: string): string => `desk-columns-${table}`;

/** Returns the hidden columns of a table; those it does not have are dropped. Nothing is hidden without storage. */
export const readHiddenColumns = (table: string, known: readonly string[]): Record<string, boolean> => {
  try {
    const value: unknown = JSON.parse(getStorage().getItem(keyOf(table)) ?? '[]');
    return Object.fromEntries(
      (Array.isArray(value) ? value : []).filter((id) => known.includes(id)).map((id) => [id, false]),
    );
  } catch (error) {
    console.warn(error);
    return {};
  }
};

export const saveHiddenColumns = (table: string, visible: Readonly<Record<string, boolean>>): void => {
  try {
    const hidden = Object.keys(visible).filter((id) => visible[id] === false);
    getStorage().setItem(keyOf(table), JSON.stringify(hidden));
  } catch (error) {
    console.warn(error);
  }
};
