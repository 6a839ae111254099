import { TimeoutError, withTimeout } from './with-timeout.ts';

/** Blocks this process for this long. */
const beBusy = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

it('hands on what comes, and whatever goes wrong with it', async () => {
  expect(await withTimeout(Promise.resolve('there'), 10_000)).toBe('there');
  await expect(withTimeout(Promise.reject(new Error('broken')), 10_000)).rejects.toThrow('broken');
});

it('waits no longer than it may', async () => {
  await expect(withTimeout(new Promise(() => undefined), 20)).rejects.toThrow(TimeoutError);
});

it('takes its own being busy for nobody’s silence', async () => {
  // Both are due when the blocking ends, the timeout first.
  const waiting = withTimeout(after(60, 'there'), 50);
  beBusy(200);
  expect(await waiting).toBe('there');
});
