import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Addresses outside the public internet (IANA special-purpose registries), and IPv6 forms of IPv4.
 */
const blockedAddresses = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blockedAddresses.addSubnet(net, prefix, 'ipv4');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blockedAddresses.addSubnet(net, prefix, 'ipv6');

/** Whether an address is on the public internet. Mapped, translated and tunnelled IPv4 is not. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !blockedAddresses.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !blockedAddresses.check(address, 'ipv6');
};

/** Whether requests may go to private networks and without TLS: on a developer's machine only. */
export interface OutboundPolicy {
  readonly allowPrivate: boolean;
}

export type UrlRefusal = 'address_not_public' | 'name_not_found';
export interface Target {
  readonly url: URL;
  /** The address to connect to; the name is not resolved again. */
  readonly address: string;
  readonly family: 4 | 6;
}

/** Parses a URL that may be called, judged by its text; null otherwise. */
export const parseOutboundUrl = (text: string, { allowPrivate }: OutboundPolicy): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return null;
  if (allowPrivate) return url;
  if (url.port !== '' && url.port !== '8443') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  // A single label, or a name of an internal network, is not a public host.
  return /\.(?!(?:local|localhost|internal|lan|home|corp|test|invalid|example|onion)\.?$)[a-z0-9-]+\.?$/i.test(
    host,
  )
    ? url
    : null;
};

/** Resolves the name once and returns one address if all of them are public. */
export const resolveTarget = async (
  text: string,
  policy: OutboundPolicy,
  resolve: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]> = (
    host,
  ) => lookup(host, { all: true }),
): Promise<Target | UrlRefusal> => {
  const url = parseOutboundUrl(text, policy);
  if (url === null) return 'address_not_public';
  let found: readonly { readonly address: string; readonly family: number }[];
  try {
    found = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  } catch {
    // Any resolver error means that there is no address.
    return 'name_not_found';
  }
  const [first] = found;
  if (first === undefined) return 'name_not_found';
  if (!policy.allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    return 'address_not_public';
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
};
