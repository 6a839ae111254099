import { createAdmissionControl, maxDocuments, maxNetworks } from './admission.ts';

it('counts sixty documents an hour of one network', () => {
  let now = 0;
  const admits = createAdmissionControl(1, () => now);
  const admitted = (address: string) =>
    Array.from({ length: 100 }, (_, index) => admits(address, `d${index}`)).filter(Boolean).length;
  expect([admitted('a'), admitted('b')]).toEqual([60, 60]);
  expect(admits('a', 'd3')).toBe(true);
  // One IPv6 line has a whole /64; another /64 is a different network.
  expect([admitted('2001:db8:0:1::5'), admitted('2001:db8:0:1:9::'), admitted('2001:db8:0:2::5')]).toEqual([
    60, 60, 60,
  ]);
  expect(admits('2001:db8:0:1::77', 'd70')).toBe(false);
  now = 3_600_000;
  expect(admits('a', 'd99')).toBe(true);
});

it('remembers no more networks and documents than its bounds, and begins anew with the hour', () => {
  let now = 0;
  const admits = createAdmissionControl(1, () => now);
  let admitted = 0;
  for (let network = 0; network < maxNetworks + 10; network += 1)
    for (let document = 0; document < 11; document += 1)
      if (admits(`n${network}`, `d${document}`)) admitted += 1;
  expect(admitted).toBe(maxDocuments);
  // A known network is still counted; a new one is not.
  expect([admits('n0', 'd0'), admits('n0', 'new'), admits('new', 'd0')]).toEqual([true, false, false]);
  const few = createAdmissionControl(1, () => now);
  for (let network = 0; network < maxNetworks; network += 1) few(`n${network}`, 'd');
  expect([few('n0', 'another'), few('new', 'd')]).toEqual([true, false]);
  now = 3_600_000;
  expect([admits('new', 'd0'), few('new', 'd')]).toEqual([true, true]);
});
