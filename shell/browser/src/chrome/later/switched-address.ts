import type { ShopDocument } from '@shop/contracts';
import { shopDocument } from '@shop/kit/shell';

/** Where the document came from, wherever the shopper has moved on to since. */
const documentAddress = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(entry?.name ?? window.location.href);
  return pathname + search;
};

/**
 * What says where the page is says it for the document that is left. What led a visitor here (a campaign, the click of an
 * advertisement, a partner, the id of another domain) has led here once: taken along, it would be a second arrival.
 */
const droppedParameters =
  /^(region|locale|appType|fromRegion|anonymousId|ps_partner_key|utm_\w+|\w*clid|msclkid|gbraid|wbraid|li_fat_id|_ga|_gl)$/;

/**
 * The same page with what was chosen on it: a size, a quantity, a search stand in the address and in no field alone.
 *
 * @example withChoice('/produkte/x?locale=de-DE', '?l=310&locale=en-US') // '/produkte/x?locale=de-DE&l=310'
 */
export const addPageQuery = (address: string, search: string): string => {
  const query = [...new URLSearchParams(search)].filter(([name]) => !droppedParameters.test(name));
  const pageQuery = String(new URLSearchParams(query));
  return pageQuery === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${pageQuery}`;
};

type SwitchLinks = Pick<ShopDocument, 'languages' | 'regions'>;

/** Asked once a page, however many of its links are passed over. */
let pendingLinks: { readonly here: string; readonly links: Promise<SwitchLinks> } | undefined;

async function fetchSwitchLinks(here: string): Promise<SwitchLinks> {
  const reply = await fetch(here, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  // Written by the same host as the document this page started from.
  return JSON.parse(page.getElementById('shop-document')?.textContent ?? '') as SwitchLinks;
}

/**
 * The address of the page on screen in another language or region. The document knows it for the page it was made
 * for; for a page reached since, its own document is asked. If that fails, the first page's address still leads there.
 */
export async function resolveSwitchedAddress(documentHref: string): Promise<string> {
  const here = window.location.pathname + window.location.search;
  const withPageQuery = (address: string) => addPageQuery(address, window.location.search);
  if (here === documentAddress()) return withPageQuery(documentHref);
  const { languages, regions } = shopDocument();
  const language = languages.find(({ href }) => href === documentHref)?.locale;
  const region = regions.find(({ href }) => href === documentHref)?.region;
  try {
    if (pendingLinks?.here !== here) pendingLinks = { here, links: fetchSwitchLinks(here) };
    const links = await pendingLinks.links;
    const found =
      links.languages.find(({ locale }) => locale === language)?.href ??
      links.regions.find((entry) => entry.region === region)?.href;
    return found === undefined ? documentHref : withPageQuery(found);
  } catch (error) {
    // The next one who wants to know asks again.
    pendingLinks = undefined;
    console.warn('The address of this page elsewhere is not known', error);
    return documentHref;
  }
}
