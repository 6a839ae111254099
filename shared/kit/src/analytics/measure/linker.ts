import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { gtagDisabled } from './flags.ts';

/** As much of the browser's Navigation API as is used; not every browser has it. */
interface Move extends Event {
  readonly destination: { readonly url: string };
}
interface Navigation {
  readonly addEventListener: (kind: 'navigate', listen: (move: Move) => void) => void;
  readonly removeEventListener: (kind: 'navigate', listen: (move: Move) => void) => void;
}

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * The address with the id that the page there adopts (`anonymousId`, specification 2.1), if it lies on another domain of
 * the shop, where this one's cookies do not reach; else undefined. Undefined, too, once the visitor has refused.
 *
 * @example linked('https://packwright.pl/', () => 'c1') // on packwright.com: 'https://packwright.pl/?anonymousId=c1'
 */
export function linked(address: string, id: () => string): string | undefined {
  const { analytics, cookieDomain } = shopDocument();
  if (!allows('analytics') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { hostname, host } = window.location;
  const reached = url.host === host || isUnder(url.hostname, cookieDomain === '' ? hostname : cookieDomain);
  if (reached || !/^https?:$/.test(url.protocol) || url.searchParams.has('anonymousId')) return undefined;
  if (!analytics?.domains?.some((domain) => isUnder(url.hostname, domain))) return undefined;
  url.searchParams.set('anonymousId', id());
  return url.href;
}

/**
 * Keeps a visit one visit over the shop's domains ("autolinker domains", specification 3): a link to another of them
 * takes the id along, and the operator's tag is told the domains. Returns what ends it.
 */
export function linkDomains(clientId: () => string): () => void {
  tellTag(shopDocument().analytics?.domains ?? []);
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const written = anchor?.getAttribute('href');
    const address = anchor && linked(anchor.href, clientId);
    if (!address) return;
    anchor.href = address;
    // The browser has taken the address by then. A link that kept the id would hand it on after a refusal, too.
    setTimeout(() => {
      if (anchor.href === address) anchor.setAttribute('href', written ?? '');
    });
  };
  // Moves by script (the region switch keeps the form first) are only seen by browsers that have this.
  const { navigation } = window as { readonly navigation?: Navigation };
  const move = (event: Move) => {
    const address = event.cancelable ? linked(event.destination.url, clientId) : undefined;
    if (address === undefined) return;
    event.preventDefault();
    window.location.assign(address);
  };
  document.addEventListener('click', follow, true);
  document.addEventListener('auxclick', follow, true);
  navigation?.addEventListener('navigate', move);
  return () => {
    document.removeEventListener('click', follow, true);
    document.removeEventListener('auxclick', follow, true);
    navigation?.removeEventListener('navigate', move);
  };
}

function tellTag(domains: readonly string[]): void {
  if (domains.length === 0 || gtagDisabled()) return;
  window.dataLayer ??= [];
  const gtag = function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the data layer's protocol asks for this very object
    window.dataLayer?.push(arguments);
  };
  gtag('set', 'linker', { domains: [...domains], accept_incoming: true });
}
