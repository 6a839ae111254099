import type { ShopDocument } from '@shop/contracts';

let current: ShopDocument | undefined;

/**
 * Reads `<script type="application/json" id="shop-document">` and remembers it for the whole page.
 * Throws when the host did not write one: nothing of the shop can run without its region.
 */
export function readShopDocument(root: Document = document): ShopDocument {
  const text = root.getElementById('shop-document')?.textContent;
  if (!text) throw new Error('region not found');
  // The host checks it against the contract before it writes it; checking again would cost every page 10 kB.
  current = JSON.parse(text) as ShopDocument;
  return current;
}

/** For tests and for the shell's boot: sets what `shopDocument()` answers. */
export const setShopDocument = (next: ShopDocument): void => {
  current = next;
};

/** What the host resolved for this page: region, language, paths, release set. Fixed for the page's life. */
export function shopDocument(): ShopDocument {
  if (!current) throw new Error('current region, environment or application type unset');
  return current;
}

/** The same inside components. @example const { currency, market } = useRegion(); */
export const useRegion = (): ShopDocument => shopDocument();
