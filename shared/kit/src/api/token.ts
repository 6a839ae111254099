let token: string | undefined;
let ready: Promise<void> = Promise.resolve();

/** The token of the session, or undefined before it has one. */
export const currentToken = (): string | undefined => token;

export const setCurrentToken = (next: string | undefined): void => {
  token = next;
};

/** The session says here when it will have a token, so that early calls wait instead of failing. */
export const setTokenReady = (promise: Promise<void>): void => {
  ready = promise;
};

/** Waits until the session has started. */
export async function tokenForCall(): Promise<string | undefined> {
  await ready;
  return token;
}
