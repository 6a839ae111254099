import { pollUntil, readWithRetry, readWithTimeout } from '../../src/analytics/measure/polling.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => jest.useRealTimers());

it('looks for the analytics tool every 71 ms', async () => {
  const looks: number[] = [];
  const pending = pollUntil(() => {
    looks.push(Date.now());
    return looks.length === 4;
  });
  await jest.advanceTimersByTimeAsync(1_000);
  await pending;
  expect(looks).toEqual([0, 71, 142, 213]);
});

it('waits 1000 ms for one value', async () => {
  const late = readWithTimeout(() => undefined).catch((error: unknown) => error);
  let over = false;
  void late.then(() => {
    over = true;
  });
  await jest.advanceTimersByTimeAsync(999);
  expect(over).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await late).toEqual(new Error('No value within 1000 ms'));
  await expect(readWithTimeout((answer) => answer(3))).resolves.toBe(3);
});

it('reads again after 20 ms, then 1.4 times as long each time, for 2000 ms in all', async () => {
  const looks: number[] = [];
  const pending = readWithRetry(() => {
    looks.push(Date.now());
    return undefined;
  });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await pending).toBeUndefined();
  const pauses = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
  // 20, 28, 39.2, 54.88, 76.83, 107.56, 150.59, 210.82, 295.15, 413.2, 578.5, and what is left of 2000.
  expect(pauses.slice(0, 5)).toEqual([20, 28, 39, 54, 76]);
  expect(looks).toHaveLength(13);
  expect(looks.at(-1)).toBeGreaterThan(1_985);
  expect(looks.at(-1)).toBeLessThanOrEqual(2_000);
});

it('stops at the first value', async () => {
  let looks = 0;
  const pending = readWithRetry(() => (++looks === 3 ? 'there' : undefined));
  await jest.advanceTimersByTimeAsync(100);
  expect(await pending).toBe('there');
  expect(looks).toBe(3);
});

it('gives up after 30 retries, even where no time has passed', async () => {
  let looks = 0;
  const pause = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    void Promise.resolve().then(run);
    return 0;
  }) as unknown as typeof setTimeout);
  expect(
    await readWithRetry(() => {
      looks += 1;
      return undefined;
    }),
  ).toBeUndefined();
  // The first look and 30 more.
  expect(looks).toBe(31);
  pause.mockRestore();
});
