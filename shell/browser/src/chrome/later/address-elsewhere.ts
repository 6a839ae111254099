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
const leftBehind =
  /^(region|locale|appType|fromRegion|anonymousId|ps_partner_key|utm_\w+|\w*clid|msclkid|gbraid|wbraid|li_fat_id|_ga|_gl)$/;

/**
 * The same page with what was chosen on it: a size, a quantity, a search stand in the address and in no field alone.
 *
 * @example withChoice('/produkte/x?locale=de-DE', '?l=310&locale=en-US') // '/produkte/x?locale=de-DE&l=310'
 */
export const withChoice = (address: string, search: string): string => {
  const query = [...new URLSearchParams(search)].filter(([name]) => !leftBehind.test(name));
  const chosen = String(new URLSearchParams(query));
  return chosen === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${chosen}`;
};

type Places = Pick<ShopDocument, 'languages' | 'regions'>;

/** Asked once a page, however many of its links are passed over. */
let asked: { readonly here: string; readonly places: Promise<Places> } | undefined;

async function placesOf(here: string): Promise<Places> {
  const reply = await fetch(here, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  // Written by the same host as the document this page started from.
  return JSON.parse(page.getElementById('shop-document')?.textContent ?? '') as Places;
}

/**
 * The address of the page on screen in another language or region. The document knows it for the page it was made
 * for; for a page reached since, its own document is asked. If that fails, the first page's address still leads there.
 */
export async function addressElsewhere(known: string): Promise<string> {
  const here = window.location.pathname + window.location.search;
  const choice = (address: string) => withChoice(address, window.location.search);
  if (here === documentAddress()) return choice(known);
  const { languages, regions } = shopDocument();
  const language = languages.find(({ href }) => href === known)?.locale;
  const region = regions.find(({ href }) => href === known)?.region;
  try {
    if (asked?.here !== here) asked = { here, places: placesOf(here) };
    const fresh = await asked.places;
    const found =
      fresh.languages.find(({ locale }) => locale === language)?.href ??
      fresh.regions.find((entry) => entry.region === region)?.href;
    return found === undefined ? known : choice(found);
  } catch (error) {
    // The next one who wants to know asks again.
    asked = undefined;
    console.warn('The address of this page elsewhere is not known', error);
    return known;
  }
}
