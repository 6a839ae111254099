import type { BoxDesign } from '@shop/contracts';
import { sameDesign } from './same-design.ts';

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
export interface Unsent {
  /** The revision that the next save is based on. */
  readonly rev: () => number;
  readonly isEmpty: () => boolean;
  readonly draw: (document: unknown) => void;
  readonly rename: (name: string) => void;
  /** Returns everything unsent as one save. Unchanged it reuses its key; with newer changes it gets a new one. */
  readonly nextAttempt: (newKey: () => string) => Attempt;
  /** Returns which of the last two attempts became this version; none when somebody else made it. */
  readonly originOf: (version: BoxDesign) => Attempt | undefined;
  /** Records the server's new revision. Later changes stay, and are returned if they affect the drawing. */
  readonly taken: (sent: SaveBody, rev: number) => { readonly document: unknown } | undefined;
  /** Records that another version won: nothing is left to send. */
  readonly giveUp: (rev: number) => void;
}

export function createUnsent(from: number): Unsent {
  let rev = from;
  let document: unknown;
  let name: string | undefined;
  /** Sent without a clear reply so far: the server may have accepted either. */
  let attempt: Attempt | undefined;
  let before: Attempt | undefined;

  const isRepeated = (last: Attempt): boolean =>
    last.body.rev === rev && last.body.document === document && last.body.name === name;
  const forgetAttempts = () => {
    attempt = undefined;
    before = undefined;
  };
  return {
    rev: () => rev,
    isEmpty: () => document === undefined && name === undefined,
    draw: (next) => {
      document = next;
    },
    rename: (next) => {
      name = next;
    },
    nextAttempt: (newKey) => {
      before = attempt;
      if (attempt !== undefined && isRepeated(attempt)) return attempt;
      const body = {
        rev,
        ...(document === undefined ? {} : { document }),
        ...(name === undefined ? {} : { name }),
      };
      attempt = { body, key: newKey() };
      return attempt;
    },
    originOf: (version) => [attempt, before].find((each) => each !== undefined && isOurs(each.body, version)),
    taken: (sent, next) => {
      rev = next;
      forgetAttempts();
      if (document === sent.document) document = undefined;
      if (name === sent.name) name = undefined;
      return document === undefined ? undefined : { document };
    },
    giveUp: (next) => {
      rev = next;
      document = undefined;
      name = undefined;
      forgetAttempts();
    },
  };
}

/** Whether a version on the server is the result of this body. */
function isOurs(body: SaveBody, theirs: BoxDesign): boolean {
  const drawn = body.document === undefined || sameDesign(body.document, theirs.document);
  return drawn && (body.name === undefined || body.name === theirs.name);
}
