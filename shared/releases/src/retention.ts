import type { PointerMove, ReleaseKey } from './rollout.ts';

const dayMs = 86_400_000;

/** Days that a release stays after the last moment at which a document could have received it. */
export const retentionDays = 30;
/**
 * A host without its database continues with its last good set, and a preview may be opened for an hour after it was
 * created: a release counts as served for this long after its pointer has moved on.
 */
export const servedGraceMs = dayMs;
/** The number of earlier releases per region that stay regardless of age, for rollbacks. */
export const rollbackDepth = 3;

export interface RetainedRelease {
  readonly name: string;
  readonly key: ReleaseKey;
  readonly createdAt: Date;
}

export interface RetainedRollout {
  readonly region: string;
  readonly name: string;
  readonly stable: ReleaseKey | null;
  readonly candidate: ReleaseKey | null;
}

/** An entry of the history, in order of time. */
export interface RetainedEvent extends PointerMove {
  readonly at: Date;
  readonly region: string | null;
  readonly name: string;
}

export interface Retention {
  readonly name: string;
  readonly key: ReleaseKey;
  /** The last moment at which a document could have received this release; now while it is referenced. */
  readonly lastServed: Date;
  readonly keep: boolean;
  /** Why it is retained: one word for the operator's list. */
  readonly why: 'referenced' | 'rollback' | 'recent' | null;
}

export interface RetentionInput {
  readonly releases: readonly RetainedRelease[];
  readonly rollouts: readonly RetainedRollout[];
  /** Releases of open schedules. */
  readonly scheduled: readonly { readonly name: string; readonly key: ReleaseKey }[];
  readonly history: History;
  readonly now: Date;
}

const toId = (name: string, key: ReleaseKey): string => `${name} ${key}`;

/** The history's facts about every release, however long it is. */
export interface History {
  /** Stable releases of a region and name in rollback order. */
  readonly stacks: ReadonlyMap<string, readonly ReleaseKey[]>;
  /** Milliseconds since 1970, by name and key. */
  readonly lastServed: ReadonlyMap<string, number>;
}

/**
 * Creates a reader of the history, page by page, in order of time. Every event that names a release counts as a moment
 * at which it was served, on either side of the change.
 */
export const createHistoryReader = (): {
  readonly history: History;
  readonly readEvent: (events: readonly RetainedEvent[]) => void;
} => {
  const stacks = new Map<string, ReleaseKey[]>();
  const lastServed = new Map<string, number>();
  const out = new Map<string, { stable: ReleaseKey | null; candidate: ReleaseKey | null }>();
  const recordServed = (name: string, key: ReleaseKey | null, at: Date) => {
    if (key === null) return;
    const id = toId(name, key);
    lastServed.set(id, Math.max(lastServed.get(id) ?? 0, at.getTime()));
  };
  const readOne = ({ at, region, name, action, from, to }: RetainedEvent): void => {
    recordServed(name, from, at);
    recordServed(name, to, at);
    if (region === null) return;
    const field = `${region} ${name}`;
    const now = out.get(field) ?? { stable: null, candidate: null };
    // What was live until this moment was served until this moment.
    recordServed(name, now.stable, at);
    recordServed(name, now.candidate, at);
    const stack = stacks.get(field) ?? [];
    if (action === 'start' || action === 'promote') {
      if (to !== null && stack.at(-1) !== to) stack.push(to);
      out.set(field, { stable: to, candidate: null });
    } else if (action === 'rollback') {
      stack.pop();
      out.set(field, { stable: to, candidate: null });
    } else if (action === 'share') out.set(field, { ...now, candidate: to });
    else if (action === 'kill' || action === 'withdraw') out.set(field, { ...now, candidate: null });
    stacks.set(field, stack);
  };
  return { history: { stacks, lastServed }, readEvent: (events) => events.forEach(readOne) };
};

/**
 * Returns which releases must retain their files. A release is removed only when no region and no schedule references
 * it, no rollback can reach it, and a document that received it at the last moment is `retentionDays` old.
 */
export const evaluateRetention = ({
  releases,
  rollouts,
  scheduled,
  history,
  now,
}: RetentionInput): Retention[] => {
  const { stacks, lastServed } = history;
  const referenced = new Set([
    ...rollouts.flatMap(({ name, stable, candidate }) =>
      [stable, candidate].flatMap((key) => (key === null ? [] : [toId(name, key)])),
    ),
    ...scheduled.map(({ name, key }) => toId(name, key)),
  ]);
  const reachable = new Set(
    [...stacks].flatMap(([field, stack]) =>
      stack.slice(-1 - rollbackDepth).map((key) => toId(field.slice(field.indexOf(' ') + 1), key)),
    ),
  );
  return releases.map(({ name, key, createdAt }) => {
    const id = toId(name, key);
    const servedUntil = referenced.has(id)
      ? now.getTime()
      : Math.max(createdAt.getTime(), lastServed.get(id) ?? 0) + servedGraceMs;
    const why = referenced.has(id)
      ? 'referenced'
      : reachable.has(id)
        ? 'rollback'
        : now.getTime() - servedUntil < retentionDays * dayMs
          ? 'recent'
          : null;
    return { name, key, lastServed: new Date(Math.min(servedUntil, now.getTime())), keep: why !== null, why };
  });
};
