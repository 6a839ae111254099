/** @jest-environment jsdom */
import { setCurrentToken, setTokenReady, waitForToken } from '../../src/api/token.ts';
import { removeCookie } from '../../src/storage/cookies.ts';

const never = new Promise<void>(() => undefined);
beforeEach(() => {
  jest.useFakeTimers();
  setCurrentToken(undefined);
  setTokenReady(never);
  removeCookie('api-token', '');
});
afterEach(() => jest.useRealTimers());

const outcomeOf = (pending: Promise<string>) => {
  const seen: { value?: string; error?: unknown } = {};
  pending.then(
    (value) => {
      seen.value = value;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
};

it('looks for the auth cookie after 10 ms, then 10 percent later each time, and takes it', async () => {
  const looks: number[] = [];
  const begun = Date.now();
  const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    looks.push(Date.now() - begun);
    return looks.length < 4 ? '' : 'other=1; api-token=late';
  });
  const seen = outcomeOf(waitForToken());
  await jest.advanceTimersByTimeAsync(100);
  expect(seen.value).toBe('late');
  // 10, 10 + 11, + 12.1, + 13.31; timers count whole milliseconds.
  expect(looks).toEqual([10, 21, 33, 46]);
  cookie.mockRestore();
});

it('gives up after 10000 ms', async () => {
  const seen = outcomeOf(waitForToken());
  await jest.advanceTimersByTimeAsync(9_900);
  expect(seen).toEqual({});
  await jest.advanceTimersByTimeAsync(110);
  expect(seen.error).toEqual(new Error('Api token from cookie is unavailable!'));
});

it('says that there is no token when the session could not get one', async () => {
  setTokenReady(Promise.resolve());
  const seen = outcomeOf(waitForToken());
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.error).toEqual(new Error('Auth token is not defined'));
});
