import type { BoxDesign } from '@shop/contracts';
import { sameDesign } from './same-design.ts';

/** A save: what is left out stays as it is on the server. */
export interface SaveBody {
  readonly rev: number;
  readonly document?: unknown;
  readonly name?: string;
}

/** A body on its way, with the key under which the server would know it again. */
export interface Attempt {
  readonly body: SaveBody;
  readonly key: string;
}

/** What the server does not have yet, and what it may have without our knowing. */
export interface Unsent {
  /** The revision that the next save is made over. */
  readonly rev: () => number;
  readonly isEmpty: () => boolean;
  readonly draw: (document: unknown) => void;
  readonly rename: (name: string) => void;
  /** All of it as one save. Repeated unchanged it keeps its key; with something newer in it, it gets a new one. */
  readonly nextAttempt: (newKey: () => string) => Attempt;
  /** Which attempt, of the last two, became this version; none when somebody else made it. */
  readonly originOf: (version: BoxDesign) => Attempt | undefined;
  /** The server has it under a new revision. What changed meanwhile stays, and is handed back if it was drawn. */
  readonly taken: (sent: SaveBody, rev: number) => { readonly document: unknown } | undefined;
  /** Another version won: nothing of ours is left to send. */
  readonly giveUp: (rev: number) => void;
}

export function createUnsent(from: number): Unsent {
  let rev = from;
  let document: unknown;
  let name: string | undefined;
  /** Sent without a clear answer so far: the server may have taken any of the two. */
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

/** Whether a version on the server is what this body asked for. */
function isOurs(body: SaveBody, theirs: BoxDesign): boolean {
  const drawn = body.document === undefined || sameDesign(body.document, theirs.document);
  return drawn && (body.name === undefined || body.name === theirs.name);
}
