import { draftKey } from './draft-key.ts';

const loadLaterChunk = () => import(/* webpackChunkName: "later" */ './later/parts.ts');

/**
 * Where the page on screen is in the other place; `leaving` also keeps what stands in its fields, for the document that
 * comes. That one of both cannot be had stops nobody: then it is the address the document knew.
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

/** Puts back what the document before this one kept. */
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
