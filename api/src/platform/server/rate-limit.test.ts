import { createRateLimiter, parseBearer } from './rate-limit.ts';

it.each(['Bearer key_1', 'bearer key_1', 'BEARER  key_1'])('reads the key of %s', (header) => {
  expect(parseBearer(header)).toBe('key_1');
});
it.each([undefined, 'Bearer', 'Bearer ', 'Basic key_1', 'key_1'])('finds none in %s', (header) => {
  expect(parseBearer(header)).toBeUndefined();
});

it('counts windows of different lengths each by itself, and takes a call back', () => {
  let now = Date.parse('2026-12-01T12:00:10Z');
  const { take } = createRateLimiter(() => new Date(now));
  const hourly = (by = 1) => take('a', 2, { seconds: 3600, by }).wait;
  expect([hourly(), hourly(), hourly()]).toEqual([0, 0, 3590]);
  now += 60_000;
  expect(take('a', 1)).toEqual({ wait: 0, limit: 1, left: 0, reset: 50 });
  expect([hourly(-1), hourly()]).toEqual([0, 3530]);
  now += 3600_000;
  expect(hourly()).toBe(0);
});
