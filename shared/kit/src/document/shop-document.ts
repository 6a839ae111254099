import type { ShopDocument } from '@shop/contracts';

let current: ShopDocument | undefined;
const unsetMessage = 'current region, environment or application type unset';

/** Without these no page of a region can be shown. */
const requiredKeys = ['currency', 'paths', 'market', 'releaseSet'] as const;

/**
 * Reads `<script type="application/json" id="shop-document">` and remembers it for the whole page. Throws the internal
 * configuration errors of specification 8: nothing of the shop can run without its region.
 */
export function readShopDocument(root: Document = document): ShopDocument {
  const text = root.getElementById('shop-document')?.textContent;
  if (!text) throw new Error('region not found');
  // The host checks it against the contract before it writes it; checking again would cost every page 10 kB.
  const parsed = JSON.parse(text) as ShopDocument;
  if (!parsed.region || !parsed.environment || !parsed.appType) throw new Error(unsetMessage);
  const missing = requiredKeys.find((key) => !parsed[key]);
  if (missing) throw new Error(`missing key in region configuration: ${missing}`);
  if (!isKnownLanguageTag(parsed.languageTag)) throw new Error(`unknown language tag: ${parsed.languageTag}`);
  current = parsed;
  return parsed;
}

function isKnownLanguageTag(languageTag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(languageTag).length > 0;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** For tests and for the shell's boot: sets what `shopDocument()` answers. */
export const setShopDocument = (next: ShopDocument): void => {
  current = next;
};

/** What the host resolved for this page: region, language, paths, release set. Fixed for the page's life. */
export function shopDocument(): ShopDocument {
  if (!current) throw new Error(unsetMessage);
  return current;
}

/** The same inside components. @example const { currency, market } = useRegion(); */
export const useRegion = (): ShopDocument => shopDocument();
