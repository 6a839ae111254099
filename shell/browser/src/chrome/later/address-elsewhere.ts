import type { ShopDocument } from '@shop/contracts';
import { shopDocument } from '@shop/kit/shell';

/** Where the document came from, wherever the shopper has moved on to since. */
const documentAddress = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(entry?.name ?? window.location.href);
  return pathname + search;
};

/**
 * The address of the page on screen in another language or region. The document knows it for the page it was made
 * for; for a page reached since, its own document is asked. If that fails, the first page's address still leads there.
 */
export async function addressElsewhere(known: string): Promise<string> {
  const here = window.location.pathname + window.location.search;
  if (here === documentAddress()) return known;
  const { languages, regions } = shopDocument();
  const language = languages.find(({ href }) => href === known)?.locale;
  const region = regions.find(({ href }) => href === known)?.region;
  try {
    const reply = await fetch(here, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    // Written by the same host as the document this page started from.
    const fresh = JSON.parse(page.getElementById('shop-document')?.textContent ?? '') as Pick<
      ShopDocument,
      'languages' | 'regions'
    >;
    return (
      fresh.languages.find(({ locale }) => locale === language)?.href ??
      fresh.regions.find((entry) => entry.region === region)?.href ??
      known
    );
  } catch (error) {
    console.warn('The address of this page elsewhere is not known', error);
    return known;
  }
}
