import type { ShopDocument } from '@shop/contracts';
import { shopDocument } from '@shop/kit/shell';

/** Returns the document's original address, before later navigation. */
const documentAddress = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(entry?.name ?? window.location.href);
  return pathname + search;
};

/**
 * Parameters about the previous document's region. Arrival data (a campaign, an ad click, a partner, an id of another
 * domain) is dropped because it would count as a second arrival.
 */
const droppedParameters =
  /^(region|locale|appType|fromRegion|anonymousId|ps_partner_key|utm_\w+|\w*clid|msclkid|gbraid|wbraid|li_fat_id|_ga|_gl)$/;

/**
 * Returns the same page with the choices in its address: a size, a quantity, a search.
 *
 * @example addPageQuery('/produkte/x?locale=de-DE', '?l=310&locale=en-US') // '/produkte/x?locale=de-DE&l=310'
 */
export const addPageQuery = (address: string, search: string): string => {
  const query = [...new URLSearchParams(search)].filter(([name]) => !droppedParameters.test(name));
  const pageQuery = String(new URLSearchParams(query));
  return pageQuery === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${pageQuery}`;
};

type SwitchLinks = Pick<ShopDocument, 'languages' | 'regions'>;

/** Requested once per page, however many of its links are hovered. */
let pendingLinks: { readonly here: string; readonly links: Promise<SwitchLinks> } | undefined;

async function fetchSwitchLinks(here: string): Promise<SwitchLinks> {
  const reply = await fetch(here, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  // Written by the same host as this page's first document.
  return JSON.parse(page.getElementById('shop-document')?.textContent ?? '') as SwitchLinks;
}

/**
 * Returns the address of the current page in another language or region. The document has it for its first page; after
 * a navigation, the current page's own document is requested. If that fails, the first page's address is used.
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
    // The next call requests it again.
    pendingLinks = undefined;
    console.warn('The address of this page elsewhere is not known', error);
    return documentHref;
  }
}
