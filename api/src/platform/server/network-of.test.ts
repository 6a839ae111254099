import fc from 'fast-check';
import { networkOf } from './network-of.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('counts %s as %s', (ip, counted) => {
  expect(networkOf(ip)).toBe(counted);
});

it('counts all addresses of a network together and those of another apart', () => {
  expect(networkOf('2001:db8::1:2:3:4')).toBe(networkOf('2001:db8:0:0:ffff::'));
  expect(networkOf('2001:db8::1:2:3:4')).not.toBe(networkOf('2001:db8:0:1::1'));
});

it('reads an address however it is written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (ip) => {
      // The WHATWG URL parser writes every address in canonical form.
      const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
      expect(networkOf(ip)).toBe(networkOf(canonical));
    }),
  );
});
