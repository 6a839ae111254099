import { draftKey } from './draft-key.ts';

const parts = () => import(/* webpackChunkName: "later" */ './later/parts.ts');

/**
 * Where the page on screen is in the other place; `leaving` also keeps what stands in its fields, for the document that
 * comes. That one of both cannot be had stops nobody: then it is the address the document knew.
 */
export const placeOf = (known: string, leaving: boolean): Promise<string> =>
  parts()
    .then(({ addressElsewhere, keepForm }) => {
      if (leaving) keepForm();
      return addressElsewhere(known);
    })
    .catch((error: unknown) => {
      console.warn(error);
      return known;
    });

/** Puts back what the document before this one kept. */
export function refill(): void {
  try {
    if (sessionStorage.getItem(draftKey) !== null)
      parts()
        .then(({ restoreForm }) => restoreForm())
        .catch(console.warn);
  } catch (error) {
    console.warn(error);
  }
}
