import type { ShopDocument } from '@shop/contracts';

let current: ShopDocument | undefined;
const unsetMessage = 'current region, environment or application type unset';

/** Required to show any page of a region. */
const requiredKeys = ['currency', 'paths', 'market', 'releaseSet'] as const;

/**
 * Reads `<script type="application/json" id="shop-document">` and caches it for the page. Throws the configuration
 * errors of specification 8: the shop cannot run without its region.
 */
export function readShopDocument(root: Document = document): ShopDocument {
  const text = root.getElementById('shop-document')?.textContent;
  if (!text) throw new Error('region not found');
  // The host validates it against the contract before writing it; a second validation would cost every page 10 kB.
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

/** For tests and for the shell's boot: sets the result of `shopDocument()`. */
export const setShopDocument = (next: ShopDocument): void => {
  current = next;
};

/** Returns what the host resolved for this page: region, language, paths, release set. Fixed for the page's life. */
export function shopDocument(): ShopDocument {
  if (!current) throw new Error(unsetMessage);
  return current;
}

/** The same for components. @example const { currency, market } = useRegion(); */
export const useRegion = (): ShopDocument => shopDocument();
