/**
 * Autosave. Every change is kept in this browser at once and sent a moment later with the revision it was made from.
 * A lost connection, a lost answer or a closed tab loses nothing; another window's save is never overwritten.
 */
import type { BoxDesign } from '@shop/contracts';
import { type ApiProblem, mayHaveHappened, type Result } from '@shop/kit/api';
import { createUnsent, type SaveBody } from './unsent.ts';

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
const retryDelays = [2_000, 4_000, 8_000, 15_000] as const;
const longestRetryDelay = 30_000;

/** Failures that pass: the same save may work later. */
const passes = (problem: ApiProblem): boolean => mayHaveHappened(problem) || problem.code === 'rate_limited';

export function createKeeper(from: { readonly rev: number }, ports: KeeperPorts): Keeper {
  const unsent = createUnsent(from.rev);
  let status: SaveStatus = { state: 'saved', kept: true, problem: null };
  let sending: Promise<void> | undefined;
  let failures = 0;
  let callOff: () => void = () => undefined;
  let disposed = false;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SaveStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const arm = (milliseconds: number) => {
    callOff();
    callOff = ports.wait(milliseconds, () => void push());
  };
  const goOffline = (retryIn: number) => {
    set({ state: 'offline', problem: null });
    arm(retryIn);
  };
  const allSaved = async () => {
    await ports.forget();
    set({ state: 'saved', kept: true, problem: null });
  };
  const taken = (sent: SaveBody, design: BoxDesign) => {
    failures = 0;
    const newer = unsent.taken(sent, design.rev);
    // What changed meanwhile now stands on the new revision.
    if (newer !== undefined) void ports.keep({ rev: design.rev, document: newer.document });
    ports.onSaved?.(design);
  };

  /** One save. True = go on with what is still unsent, false = stop here. */
  const sendOne = async (): Promise<boolean> => {
    const { body, key } = unsent.nextAttempt(ports.newKey);
    set({ state: 'saving' });
    const reply = await ports.send(body, key);
    if (reply.ok) {
      taken(body, reply.value);
      return true;
    }
    const { problem } = reply;
    if (problem.code === 'design_conflict') return resolveConflict();
    if (passes(problem)) {
      goOffline(retryDelays[failures] ?? longestRetryDelay);
      failures += 1;
    } else set({ state: 'unsaved', problem });
    return false;
  };

  /** Ours may have arrived although its answer was lost: then the server's version is one that we sent. */
  const resolveConflict = async (): Promise<boolean> => {
    const theirs = await ports.read();
    if (!theirs.ok) {
      goOffline(retryDelays[0]);
      return false;
    }
    const mine = unsent.originOf(theirs.value);
    if (mine === undefined) {
      set({ state: 'conflict', problem: null });
      return false;
    }
    taken(mine.body, theirs.value);
    return true;
  };

  const sendAll = async (): Promise<void> => {
    while (!unsent.isEmpty() && !disposed && status.state !== 'conflict') {
      if (!(await sendOne())) return;
    }
    if (unsent.isEmpty()) await allSaved();
  };
  /** One at a time: whoever asks while a save is under way waits for that one. */
  const push = (): Promise<void> => {
    callOff();
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const change = (document: unknown) => {
    unsent.draw(document);
    void ports.keep({ rev: unsent.rev(), document }).then((kept) => {
      if (kept !== status.kept) set({ kept });
    });
    // Offline, the next try is waiting already; in a conflict, the buyer's decision is.
    if (status.state === 'conflict' || status.state === 'offline') return;
    set({ state: 'unsaved', problem: null });
    arm(saveDelay);
  };
  const rename = (name: string) => {
    unsent.rename(name);
    if (status.state === 'conflict') return;
    set({ state: 'unsaved', problem: null });
    arm(0);
  };
  const flush = async (): Promise<boolean> => {
    if (!unsent.isEmpty() && status.state !== 'conflict') {
      await push();
      // What changed while the last save was under way.
      if (!unsent.isEmpty() && status.state === 'saved') await push();
    }
    return unsent.isEmpty() && status.state === 'saved';
  };
  const adopt = async ({ rev }: Pick<BoxDesign, 'rev'>) => {
    unsent.giveUp(rev);
    callOff();
    await allSaved();
  };
  const dispose = () => {
    disposed = true;
    callOff();
    listeners.clear();
  };

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rev: unsent.rev,
    change,
    rename,
    flush,
    adopt,
    dispose,
  };
}
