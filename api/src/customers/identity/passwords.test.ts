import { hashPassword, verifyPassword } from './passwords.ts';

/** RFC 7914, section 12: P = "password", S = "NaCl", N = 1024, r = 8, p = 16; the first half of 64 bytes. */
const published = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex');
const stored = `scrypt$1024$8$16$${Buffer.from('NaCl').toString('base64url')}$${published.toString('base64url')}`;

it('verifies a published hash, by the cost that the hash names', async () => {
  expect(await verifyPassword('password', stored)).toBe(true);
  expect(await verifyPassword('Password', stored)).toBe(false);
  expect(await verifyPassword('password', stored.replace('$1024$', '$512$'))).toBe(false);
});

it('hashes with 32 MiB and with a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('board and crease'), hashPassword('board and crease')]);
  for (const hash of hashes) {
    const [, N, r] = hash.split('$').map(Number);
    expect(128 * (N ?? 0) * (r ?? 0)).toBe(32 * 1024 * 1024);
    expect(await verifyPassword('board and crease', hash)).toBe(true);
  }
  expect(new Set(hashes).size).toBe(2);
});
