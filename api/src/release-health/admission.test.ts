import { createAdmission } from './admission.ts';

it('counts sixty documents an hour of one network', () => {
  let now = 0;
  const admits = createAdmission(1, () => now);
  const admitted = (address: string) =>
    Array.from({ length: 100 }, (_, index) => admits(address, `d${index}`)).filter(Boolean).length;
  expect([admitted('a'), admitted('b')]).toEqual([60, 60]);
  expect(admits('a', 'd3')).toBe(true);
  // One line of IPv6 has a whole /64; another /64 is somebody else.
  expect([admitted('2001:db8:0:1::5'), admitted('2001:db8:0:1:9::'), admitted('2001:db8:0:2::5')]).toEqual([
    60, 60, 60,
  ]);
  expect(admits('2001:db8:0:1::77', 'd70')).toBe(false);
  now = 3_600_000;
  expect(admits('a', 'd99')).toBe(true);
});
