/**
 * Autosave. Every change is stored in this browser at once and sent shortly after with the revision it is based on. A
 * lost connection, a lost reply or a closed tab loses nothing; another window's save is never overwritten.
 */
import type { BoxDesign } from '@shop/contracts';
import { type ApiProblem, mayHaveHappened, type Result } from '@shop/kit/api';
import { createUnsent, type SaveBody } from './unsent.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict';

export interface SaveStatus {
  readonly state: SaveState;
  /** False when this browser could not store the unsaved change either. */
  readonly kept: boolean;
  /** Why the server refused, if a retry does not help. */
  readonly problem: ApiProblem | null;
}

/** An unsaved change in this browser's storage. */
export interface DraftCopy {
  /** The revision it is based on. */
  readonly rev: number;
  readonly document: unknown;
}

export interface AutosavePorts {
  readonly send: (body: SaveBody, idempotencyKey: string) => Promise<Result<BoxDesign, ApiProblem>>;
  readonly read: () => Promise<Result<BoxDesign, ApiProblem>>;
  /** False when the browser cannot store it. */
  readonly keep: (copy: DraftCopy) => Promise<boolean>;
  readonly forget: () => Promise<void>;
  readonly newKey: () => string;
  /** Runs `work` after a delay; the returned function cancels it. */
  readonly wait: (milliseconds: number, work: () => void) => () => void;
  readonly onSaved?: (design: BoxDesign) => void;
}

export interface Autosave {
  readonly status: () => SaveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly rev: () => number;
  /** Stores a changed document. */
  readonly change: (document: unknown) => void;
  readonly rename: (name: string) => void;
  /** Sends unsaved changes now; true when the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Adopts the other version and discards unsaved changes. */
  readonly adopt: (design: Pick<BoxDesign, 'rev'>) => Promise<void>;
  readonly dispose: () => void;
}

/** Milliseconds between a change and its save. */
export const saveDelay = 800;
const retryDelays = [2_000, 4_000, 8_000, 15_000] as const;
const longestRetryDelay = 30_000;

/** Transient failures: retrying the same save may succeed. */
const isRetryable = (problem: ApiProblem): boolean =>
  mayHaveHappened(problem) || problem.code === 'rate_limited';

export function createAutosave(from: { readonly rev: number }, ports: AutosavePorts): Autosave {
  const unsent = createUnsent(from.rev);
  let status: SaveStatus = { state: 'saved', kept: true, problem: null };
  let sending: Promise<void> | undefined;
  let failures = 0;
  let cancelTimer: () => void = () => undefined;
  let disposed = false;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SaveStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const arm = (milliseconds: number) => {
    cancelTimer();
    cancelTimer = ports.wait(milliseconds, () => void push());
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
    // Later changes are now based on the new revision.
    if (newer !== undefined) void ports.keep({ rev: design.rev, document: newer.document });
    ports.onSaved?.(design);
  };

  /** Sends one save. True = continue with what is still unsent, false = stop. */
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
    if (isRetryable(problem)) {
      goOffline(retryDelays[failures] ?? longestRetryDelay);
      failures += 1;
    } else set({ state: 'unsaved', problem });
    return false;
  };

  /** Our save may have arrived although its reply was lost: then the server's version is one that we sent. */
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
  /** One save at a time: a call during a save waits for it. */
  const push = (): Promise<void> => {
    cancelTimer();
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
    // Offline, a retry is already scheduled; in a conflict, the buyer decides.
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
      // Changes made during the last save.
      if (!unsent.isEmpty() && status.state === 'saved') await push();
    }
    return unsent.isEmpty() && status.state === 'saved';
  };
  const adopt = async ({ rev }: Pick<BoxDesign, 'rev'>) => {
    unsent.giveUp(rev);
    cancelTimer();
    await allSaved();
  };
  const dispose = () => {
    disposed = true;
    cancelTimer();
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
