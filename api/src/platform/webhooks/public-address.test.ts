import fc from 'fast-check';
import { isPublicAddress, resolveTarget } from './public-address.ts';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    'example.com',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('of a private range is never public', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom('10', '127', '0'), octet, octet, octet, (first, ...rest) => {
        expect(isPublicAddress([first, ...rest].join('.'))).toBe(false);
      }),
    );
  });
});

describe('a name', () => {
  const policy = { allowPrivate: false };
  it('is connected to at the one address that was checked', async () => {
    let asked = 0;
    const target = await resolveTarget('https://hooks.example.com/a', policy, async () => {
      asked += 1;
      return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
    });
    expect(target).toMatchObject({ address: '93.184.216.34', family: 4 });
    expect(asked).toBe(1);
  });
  it('with one private address among its own is refused', async () => {
    const both = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    expect(await resolveTarget('https://hooks.example.com/', policy, both)).toBe('address_not_public');
    expect(await resolveTarget('https://hooks.example.com/', policy, async () => [])).toBe('name_not_found');
    const unknown = async () => {
      throw new Error('ENOTFOUND');
    };
    expect(await resolveTarget('https://hooks.example.com/', policy, unknown)).toBe('name_not_found');
  });
});
