import { isIPv6 } from 'node:net';

/** Parses the eight groups of an IPv6 address, including a zone and a dotted IPv4 part. */
const groupsOf = (address: string): readonly number[] => {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, before = '', ...bytes] = dotted ?? [];
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
  const written = dotted ? `${before}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}` : address;
  const [first = [], last = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
};

/**
 * Returns the network whose calls are counted together: an IPv4 address alone, and all addresses of
 * an IPv6 /64, the smallest network that providers assign. IPv4 written as IPv6
 * (`::ffff:192.0.2.1`) is IPv4.
 * @example networkOf('2001:db8:0:1:a::1') // '2001:db8:0:1::/64'
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};
