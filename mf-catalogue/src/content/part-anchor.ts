import { foldText } from '@shop/search/fold-text';

/**
 * Returns the id of a heading on a page about the shop, for links to it.
 * @example partAnchor('Changing and canceling') // "changing-and-canceling"
 */
export const partAnchor = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
