/**
 * Autosave. Every change is kept in this browser at once and sent a moment later with the revision it was made from.
 * A lost connection, a lost answer or a closed tab loses nothing; another window's save is never overwritten.
 */
import type { BoxDesign } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { sameDesign } from './same-design.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict';

export interface SaveStatus {
  readonly state: SaveState;
  /** False when this browser could not keep the unsaved change either. */
  readonly kept: boolean;
  /** Why the server refused, where waiting does not help. */
  readonly problem: ApiProblem | null;
}

/** A change that has not reached the server, as this browser keeps it. */
export interface KeptCopy {
  /** The revision it was made from. */
  readonly rev: number;
  readonly document: unknown;
}

export interface SaveBody {
  readonly rev: number;
  readonly document?: unknown;
  readonly name?: string;
}

export interface KeeperPorts {
  readonly send: (body: SaveBody, idempotencyKey: string) => Promise<Result<BoxDesign, ApiProblem>>;
  readonly read: () => Promise<Result<BoxDesign, ApiProblem>>;
  /** False when the browser has no room or no right to store it. */
  readonly keep: (copy: KeptCopy) => Promise<boolean>;
  readonly forget: () => Promise<void>;
  readonly newKey: () => string;
  /** Runs `work` after a while; the returned function calls it off. */
  readonly wait: (milliseconds: number, work: () => void) => () => void;
  readonly onSaved?: (design: BoxDesign) => void;
}

export interface Keeper {
  readonly status: () => SaveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly rev: () => number;
  /** The document as it is to be stored. */
  readonly change: (document: unknown) => void;
  readonly rename: (name: string) => void;
  /** Sends what is unsent now; true when everything is with the server. */
  readonly flush: () => Promise<boolean>;
  /** The other version won: what was unsent here is given up. */
  readonly adopt: (design: Pick<BoxDesign, 'rev'>) => Promise<void>;
  readonly dispose: () => void;
}

/** Milliseconds between a change and its save. */
export const saveDelay = 800;
const retryDelays = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Failures that pass: the same save may work later. */
const passing = new Set<ApiProblem['code']>([
  'offline',
  'timeout',
  'aborted',
  'unreadable_reply',
  'busy',
  'internal',
  'rate_limited',
  'request_in_progress',
]);

interface Attempt {
  readonly body: SaveBody;
  readonly key: string;
}

/** Whether a version on the server is what this body asked for. */
function isOurs(body: SaveBody, theirs: BoxDesign): boolean {
  const drawn = body.document === undefined || sameDesign(body.document, theirs.document);
  return drawn && (body.name === undefined || body.name === theirs.name);
}

export function createKeeper(from: { readonly rev: number }, ports: KeeperPorts): Keeper {
  let { rev } = from;
  let status: SaveStatus = { state: 'saved', kept: true, problem: null };
  let document: unknown;
  let name: string | undefined;
  /** The last body that was sent without a clear answer: the server may have taken it. */
  let attempt: Attempt | undefined;
  let sending: Promise<void> | undefined;
  let failures = 0;
  let callOff: () => void = () => undefined;
  let disposed = false;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SaveStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const unsent = () => document !== undefined || name !== undefined;
  const arm = (milliseconds: number) => {
    callOff();
    callOff = ports.wait(milliseconds, () => void push());
  };
  const bodyNow = (): SaveBody => ({
    rev,
    ...(document === undefined ? {} : { document }),
    ...(name === undefined ? {} : { name }),
  });
  /** A repeated save carries the same key, a save of something newer a new one. */
  const nextAttempt = (): Attempt => {
    const body = bodyNow();
    const again =
      attempt !== undefined &&
      attempt.body.rev === body.rev &&
      attempt.body.document === body.document &&
      attempt.body.name === body.name;
    return again && attempt !== undefined ? attempt : { body, key: ports.newKey() };
  };
  const taken = (sent: SaveBody, design: BoxDesign) => {
    rev = design.rev;
    attempt = undefined;
    failures = 0;
    if (document === sent.document) document = undefined;
    if (name === sent.name) name = undefined;
    // What changed meanwhile now stands on the new revision.
    if (document !== undefined) void ports.keep({ rev, document });
    ports.onSaved?.(design);
  };

  /** One save. True = go on with what is still unsent, false = stop here. */
  const sendOne = async (): Promise<boolean> => {
    const before = attempt;
    const now = nextAttempt();
    attempt = now;
    set({ state: 'saving' });
    const reply = await ports.send(now.body, now.key);
    if (reply.ok) {
      taken(now.body, reply.value);
      return true;
    }
    const { problem } = reply;
    if (problem.code === 'design_conflict') return resolveConflict(before, now);
    if (passing.has(problem.code)) {
      set({ state: 'offline', problem: null });
      arm(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 30_000);
      failures += 1;
      return false;
    }
    set({ state: 'unsaved', problem });
    return false;
  };

  /** Ours may have arrived although its answer was lost: then the server's version is one that we sent. */
  const resolveConflict = async (before: Attempt | undefined, now: Attempt): Promise<boolean> => {
    const theirs = await ports.read();
    if (!theirs.ok) {
      set({ state: 'offline', problem: null });
      arm(retryDelays[0]);
      return false;
    }
    const mine = [now, before].find((each) => each !== undefined && isOurs(each.body, theirs.value));
    if (mine === undefined) {
      set({ state: 'conflict', problem: null });
      return false;
    }
    taken(mine.body, theirs.value);
    return true;
  };

  const push = (): Promise<void> => {
    callOff();
    sending ??= (async () => {
      while (unsent() && !disposed && status.state !== 'conflict') {
        if (!(await sendOne())) return;
      }
      if (unsent()) return;
      await ports.forget();
      set({ state: 'saved', kept: true, problem: null });
    })().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rev: () => rev,
    change: (next) => {
      document = next;
      void ports.keep({ rev, document: next }).then((kept) => {
        if (kept !== status.kept) set({ kept });
      });
      if (status.state === 'conflict') return;
      if (status.state !== 'offline') set({ state: 'unsaved', problem: null });
      if (status.state !== 'offline') arm(saveDelay);
    },
    rename: (next) => {
      name = next;
      if (status.state === 'conflict') return;
      set({ state: 'unsaved', problem: null });
      arm(0);
    },
    flush: async () => {
      if (unsent() && status.state !== 'conflict') {
        await push();
        // What changed while the last save was under way.
        if (unsent() && status.state === 'saved') await push();
      }
      return !unsent() && status.state === 'saved';
    },
    adopt: async (design) => {
      rev = design.rev;
      document = undefined;
      name = undefined;
      attempt = undefined;
      callOff();
      await ports.forget();
      set({ state: 'saved', kept: true, problem: null });
    },
    dispose: () => {
      disposed = true;
      callOff();
      listeners.clear();
    },
  };
}
