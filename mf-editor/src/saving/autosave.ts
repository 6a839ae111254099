/**
 * Autosave. Every change is stored in this browser at once and sent shortly after with the revision it is based on. A
 * lost connection, a lost reply or a closed tab loses nothing; another window's save is never overwritten.
 */
import type { BoxDesign } from '@shop/contracts';
import { type ApiProblem, mayHaveHappened, type Result } from '@shop/kit/api';
import { createUnsentChanges, type SaveBody } from './unsent-changes.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict';

export interface SaveStatus {
  readonly state: SaveState;
  /** False when this browser could not store the unsaved change either. */
  readonly isDraftStored: boolean;
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
  readonly readServerVersion: () => Promise<Result<BoxDesign, ApiProblem>>;
  /** False when the browser cannot store it. */
  readonly saveDraft: (copy: DraftCopy) => Promise<boolean>;
  readonly deleteDraft: () => Promise<void>;
  readonly newKey: () => string;
  /** Runs `work` after a delay; the returned function cancels it. */
  readonly schedule: (milliseconds: number, work: () => void) => () => void;
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

export function createAutosave(initial: { readonly rev: number }, ports: AutosavePorts): Autosave {
  const unsent = createUnsentChanges(initial.rev);
  let status: SaveStatus = { state: 'saved', isDraftStored: true, problem: null };
  let sending: Promise<void> | undefined;
  let failures = 0;
  let cancelTimer: () => void = () => undefined;
  let disposed = false;
  const listeners = new Set<() => void>();

  const setStatus = (next: Partial<SaveStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const schedulePush = (milliseconds: number) => {
    cancelTimer();
    cancelTimer = ports.schedule(milliseconds, () => void push());
  };
  const goOffline = (retryIn: number) => {
    setStatus({ state: 'offline', problem: null });
    schedulePush(retryIn);
  };
  const allSaved = async () => {
    await ports.deleteDraft();
    setStatus({ state: 'saved', isDraftStored: true, problem: null });
  };
  const recordSaved = (sent: SaveBody, design: BoxDesign) => {
    failures = 0;
    const newer = unsent.recordSaved(sent, design.rev);
    // Later changes are now based on the new revision.
    if (newer !== undefined) void ports.saveDraft({ rev: design.rev, document: newer.document });
    ports.onSaved?.(design);
  };

  /** Sends one save. True = continue with what is still unsent, false = stop. */
  const sendOne = async (): Promise<boolean> => {
    const { body, key } = unsent.nextAttempt(ports.newKey);
    setStatus({ state: 'saving' });
    const reply = await ports.send(body, key);
    if (reply.ok) {
      recordSaved(body, reply.value);
      return true;
    }
    const { problem } = reply;
    if (problem.code === 'design_conflict') return resolveConflict();
    if (isRetryable(problem)) {
      goOffline(retryDelays[failures] ?? longestRetryDelay);
      failures += 1;
    } else setStatus({ state: 'unsaved', problem });
    return false;
  };

  /** Our save may have arrived although its reply was lost: then the server's version is one that we sent. */
  const resolveConflict = async (): Promise<boolean> => {
    const serverVersion = await ports.readServerVersion();
    if (!serverVersion.ok) {
      goOffline(retryDelays[0]);
      return false;
    }
    const origin = unsent.findOrigin(serverVersion.value);
    if (origin === undefined) {
      setStatus({ state: 'conflict', problem: null });
      return false;
    }
    recordSaved(origin.body, serverVersion.value);
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
    unsent.setDocument(document);
    void ports.saveDraft({ rev: unsent.rev(), document }).then((isDraftStored) => {
      if (isDraftStored !== status.isDraftStored) setStatus({ isDraftStored: isDraftStored });
    });
    // Offline, a retry is already scheduled; in a conflict, the buyer decides.
    if (status.state === 'conflict' || status.state === 'offline') return;
    setStatus({ state: 'unsaved', problem: null });
    schedulePush(saveDelay);
  };
  const rename = (name: string) => {
    unsent.setName(name);
    if (status.state === 'conflict') return;
    setStatus({ state: 'unsaved', problem: null });
    schedulePush(0);
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
    unsent.discard(rev);
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
