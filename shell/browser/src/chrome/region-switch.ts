import { draftKey } from './draft-key.ts';

const loadLaterChunk = () => import(/* webpackChunkName: "later" */ './later/parts.ts');

/**
 * Returns the address of the current page in the other region; `leaving` also stores its form fields for the next
 * document. Failures fall back to the address in the document.
 */
export const resolveSwitchAddress = (documentAddress: string, isLeaving: boolean): Promise<string> =>
  loadLaterChunk()
    .then(({ resolveSwitchedAddress, saveFormDraft }) => {
      if (isLeaving) saveFormDraft();
      return resolveSwitchedAddress(documentAddress);
    })
    .catch((error: unknown) => {
      console.warn(error);
      return documentAddress;
    });

/** Restores the form draft of the previous document. */
export function restoreFormDraft(): void {
  try {
    if (sessionStorage.getItem(draftKey) !== null)
      loadLaterChunk()
        .then(({ applyFormDraft }) => applyFormDraft())
        .catch(console.warn);
  } catch (error) {
    console.warn(error);
  }
}
