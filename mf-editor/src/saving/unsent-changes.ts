import type { BoxDesign } from '@shop/contracts';
import { isSameDesign } from './same-design.ts';

/** The body of a save: absent members stay unchanged on the server. */
export interface SaveBody {
  readonly rev: number;
  readonly document?: unknown;
  readonly name?: string;
}

/** A save in flight, with its idempotency key. */
export interface Attempt {
  readonly body: SaveBody;
  readonly key: string;
}

/** What the server does not have yet, and what it may have after a lost reply. */
export interface UnsentChanges {
  /** The revision that the next save is based on. */
  readonly rev: () => number;
  readonly isEmpty: () => boolean;
  readonly setDocument: (document: unknown) => void;
  readonly setName: (name: string) => void;
  /** Returns everything unsent as one save. Unchanged it reuses its key; with newer changes it gets a new one. */
  readonly nextAttempt: (newKey: () => string) => Attempt;
  /** Returns which of the last two attempts became this version; none when somebody else made it. */
  readonly findOrigin: (version: BoxDesign) => Attempt | undefined;
  /** Records the server's new revision. Later changes stay, and are returned if they affect the drawing. */
  readonly recordSaved: (sent: SaveBody, rev: number) => { readonly document: unknown } | undefined;
  /** Records that another version won: nothing is left to send. */
  readonly discard: (rev: number) => void;
}

export function createUnsentChanges(initialRev: number): UnsentChanges {
  let rev = initialRev;
  let document: unknown;
  let name: string | undefined;
  /** Sent without a clear reply so far: the server may have accepted either. */
  let attempt: Attempt | undefined;
  let previousAttempt: Attempt | undefined;

  const isUnchanged = (last: Attempt): boolean =>
    last.body.rev === rev && last.body.document === document && last.body.name === name;
  const clearAttempts = () => {
    attempt = undefined;
    previousAttempt = undefined;
  };
  return {
    rev: () => rev,
    isEmpty: () => document === undefined && name === undefined,
    setDocument: (next) => {
      document = next;
    },
    setName: (next) => {
      name = next;
    },
    nextAttempt: (newKey) => {
      previousAttempt = attempt;
      if (attempt !== undefined && isUnchanged(attempt)) return attempt;
      const body = {
        rev,
        ...(document === undefined ? {} : { document }),
        ...(name === undefined ? {} : { name }),
      };
      attempt = { body, key: newKey() };
      return attempt;
    },
    findOrigin: (version) =>
      [attempt, previousAttempt].find((each) => each !== undefined && isResultOf(each.body, version)),
    recordSaved: (sent, next) => {
      rev = next;
      clearAttempts();
      if (document === sent.document) document = undefined;
      if (name === sent.name) name = undefined;
      return document === undefined ? undefined : { document };
    },
    discard: (next) => {
      rev = next;
      document = undefined;
      name = undefined;
      clearAttempts();
    },
  };
}

/** Whether a version on the server is the result of this body. */
function isResultOf(body: SaveBody, version: BoxDesign): boolean {
  const isSameDocument = body.document === undefined || isSameDesign(body.document, version.document);
  return isSameDocument && (body.name === undefined || body.name === version.name);
}
