/** What was being filled in when the language was changed: in this tab alone, until the next page has read it. */
export const draftKey = 'form-draft';

const parts = () => import(/* webpackChunkName: "later" */ './later/parts.ts');

/** Keeps what stands in the fields of the page over a change of language. That it cannot be kept stops nobody. */
export const keepFilled = (): Promise<void> =>
  parts()
    .then(({ keepForm }) => keepForm())
    .catch(console.warn);

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
