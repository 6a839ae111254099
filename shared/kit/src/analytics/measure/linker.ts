import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { isGtagDisabled } from './flags.ts';

/** The part of the Navigation API in use; not every browser has it. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
}
interface Navigation {
  readonly addEventListener: (kind: 'navigate', listener: (move: NavigateEvent) => void) => void;
  readonly removeEventListener: (kind: 'navigate', listen: (move: NavigateEvent) => void) => void;
}

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * Returns the address with the id for the target page to adopt (`anonymousId`, specification 2.1) if it is on another
 * domain of the shop, where this domain's cookies are not sent; else undefined. Also undefined once the visitor has
 * refused.
 *
 * @example addAnonymousId('https://packwright.pl/', () => 'c1') // on packwright.com: 'https://packwright.pl/?anonymousId=c1'
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
 * Continues a visit across the shop's domains ("autolinker domains", specification 3): a link to another domain carries
 * the id, and the operator's tag receives the domains. Returns the cleanup function.
 */
export function linkDomains(clientId: () => string): () => void {
  configureTagLinker(shopDocument().analytics?.domains ?? []);
  const decorateLink = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const originalHref = anchor?.getAttribute('href');
    const address = anchor && addAnonymousId(anchor.href, clientId);
    if (!address) return;
    anchor.href = address;
    // The browser has read the address by then. Remove the id, so that the link does not pass it on after a refusal.
    setTimeout(() => {
      if (anchor.href === address) anchor.setAttribute('href', originalHref ?? '');
    });
  };
  // Only browsers with this API reveal navigations by script (the region switch saves the form first).
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
