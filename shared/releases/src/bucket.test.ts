import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { getBucket, isInShare, maxBasisPoints } from './bucket.ts';

const ids = Array.from({ length: 200_000 }, (_, index) => `visitor-${index}`);
/** Five standard deviations of a share of 200 000 draws. */
const tolerance = (share: number) => 5 * Math.sqrt((share * (1 - share)) / ids.length);
const share = (salt: string, basisPoints: number) =>
  ids.filter((id) => isInShare(salt, id, basisPoints)).length / ids.length;

describe('bucket', () => {
  it('is the first four bytes of sha256(salt:cohort), mod 10 000', () => {
    const hex = createHash('sha256').update('salt:visitor').digest('hex').slice(0, 8);
    expect(getBucket('salt', 'visitor')).toBe(Number.parseInt(hex, 16) % 10_000);
  });

  it('agrees with values computed by another tool (printf "a:b" | sha256sum)', () => {
    // sha256("a:b") = 6783a31e…; 0x6783a31e mod 10 000
    expect(getBucket('a', 'b')).toBe(222);
  });

  it.each([1, 100, 1000, 2500, 5000, 9000])(
    'gives %i basis points to that share of 200 000 visitors',
    (basisPoints) => {
      const wanted = basisPoints / maxBasisPoints;
      expect(Math.abs(share('s1', basisPoints) - wanted)).toBeLessThan(tolerance(wanted));
    },
  );

  it('gives 0 to nobody and 10 000 to everybody, without remainder', () => {
    expect(share('s1', 0)).toBe(0);
    expect(share('s1', maxBasisPoints)).toBe(1);
  });

  it('keeps everybody who was in when the share grows', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(maxBasisPoints),
        fc.nat(maxBasisPoints),
        (salt, cohort, a, b) => {
          const [low, high] = a < b ? [a, b] : [b, a];
          return !isInShare(salt, cohort, low) || isInShare(salt, cohort, high);
        },
      ),
    );
  });

  it('draws two rollouts independently of each other', () => {
    const inA = ids.filter((id) => isInShare('mf-catalogue', id, 1000));
    const inBoth = inA.filter((id) => isInShare('mf-checkout', id, 1000)).length / inA.length;
    expect(Math.abs(inBoth - 0.1)).toBeLessThan(5 * Math.sqrt((0.1 * 0.9) / inA.length));
  });
});
