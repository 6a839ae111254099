import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { isGtagDisabled } from './flags.ts';

/** As much of the browser's Navigation API as is used; not every browser has it. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
}
interface Navigation {
  readonly addEventListener: (kind: 'navigate', listener: (move: NavigateEvent) => void) => void;
  readonly removeEventListener: (kind: 'navigate', listen: (move: NavigateEvent) => void) => void;
}

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * The address with the id that the page there adopts (`anonymousId`, specification 2.1), if it lies on another domain of
 * the shop, where this one's cookies do not reach; else undefined. Undefined, too, once the visitor has refused.
 *
 * @example linked('https://packwright.pl/', () => 'c1') // on packwright.com: 'https://packwright.pl/?anonymousId=c1'
 */
export function addAnonymousId(address: string, id: () => string): string | undefined {
  const { analytics, cookieDomain } = shopDocument();
  if (!allows('analytics') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { hostname, host } = window.location;
  const sharesCookies =
    url.host === host || isUnder(url.hostname, cookieDomain === '' ? hostname : cookieDomain);
  if (sharesCookies || !/^https?:$/.test(url.protocol) || url.searchParams.has('anonymousId'))
    return undefined;
  if (!analytics?.domains?.some((domain) => isUnder(url.hostname, domain))) return undefined;
  url.searchParams.set('anonymousId', id());
  return url.href;
}

/**
 * Keeps a visit one visit over the shop's domains ("autolinker domains", specification 3): a link to another of them
 * takes the id along, and the operator's tag is told the domains. Returns what ends it.
 */
export function linkDomains(clientId: () => string): () => void {
  configureTagLinker(shopDocument().analytics?.domains ?? []);
  const decorateLink = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const originalHref = anchor?.getAttribute('href');
    const address = anchor && addAnonymousId(anchor.href, clientId);
    if (!address) return;
    anchor.href = address;
    // The browser has taken the address by then. A link that kept the id would hand it on after a refusal, too.
    setTimeout(() => {
      if (anchor.href === address) anchor.setAttribute('href', originalHref ?? '');
    });
  };
  // Moves by script (the region switch keeps the form first) are only seen by browsers that have this.
  const { navigation } = window as { readonly navigation?: Navigation };
  const decorateNavigation = (event: NavigateEvent) => {
    const address = event.cancelable ? addAnonymousId(event.destination.url, clientId) : undefined;
    if (address === undefined) return;
    event.preventDefault();
    window.location.assign(address);
  };
  document.addEventListener('click', decorateLink, true);
  document.addEventListener('auxclick', decorateLink, true);
  navigation?.addEventListener('navigate', decorateNavigation);
  return () => {
    document.removeEventListener('click', decorateLink, true);
    document.removeEventListener('auxclick', decorateLink, true);
    navigation?.removeEventListener('navigate', decorateNavigation);
  };
}

function configureTagLinker(domains: readonly string[]): void {
  if (domains.length === 0 || isGtagDisabled()) return;
  window.dataLayer ??= [];
  const gtag = function gtag(..._args: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the data layer's protocol asks for this very object
    window.dataLayer?.push(arguments);
  };
  gtag('set', 'linker', { domains: [...domains], accept_incoming: true });
}
