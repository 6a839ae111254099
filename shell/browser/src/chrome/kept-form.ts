import { draftKey } from './draft-key.ts';

const parts = () => import(/* webpackChunkName: "later" */ './later/parts.ts');

/**
 * Keeps what stands in the fields of the page for the document that comes, and answers where that is: the page on screen
 * in the other place. That one of both cannot be had stops nobody: then it is the address the document knew.
 */
export const leaveFor = (known: string): Promise<string> =>
  parts()
    .then(({ addressElsewhere, keepForm }) => {
      keepForm();
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
