/** The difference between two documents, as data. A diff can be applied, reversed, squashed and sent to the server. */
import type { DesignDocument, DesignHead, RecordMap } from '../document/document.ts';
import type { RecordId } from '../document/ids.ts';
import type { DesignRecord } from '../document/records.ts';

export interface RecordsDiff {
  readonly added: RecordMap;
  readonly updated: { readonly [id in RecordId]?: readonly [from: DesignRecord, to: DesignRecord] };
  readonly removed: RecordMap;
  readonly head?: readonly [from: DesignHead, to: DesignHead];
}

export const emptyDiff: RecordsDiff = { added: {}, updated: {}, removed: {} };

const idsOf = (part: object): RecordId[] => Object.keys(part) as RecordId[];

export function isEmpty(diff: RecordsDiff): boolean {
  return (
    diff.head === undefined &&
    idsOf(diff.added).length === 0 &&
    idsOf(diff.updated).length === 0 &&
    idsOf(diff.removed).length === 0
  );
}

export function headOf(document: DesignDocument): DesignHead {
  return { structure: document.structure, print: document.print };
}

/**
 * Returns the diff that turns `before` into `after`. Records are compared by identity: an untouched one is the same
 * object.
 */
export function diffBetween(before: DesignDocument, after: DesignDocument): RecordsDiff {
  const added: { [id in RecordId]?: DesignRecord } = {};
  const removed: { [id in RecordId]?: DesignRecord } = {};
  const updated: { [id in RecordId]?: readonly [DesignRecord, DesignRecord] } = {};
  if (before.records !== after.records) {
    for (const id of idsOf(after.records)) {
      const [from, to] = [before.records[id], after.records[id]];
      if (to === undefined || from === to) continue;
      if (from === undefined) added[id] = to;
      else updated[id] = [from, to];
    }
    for (const id of idsOf(before.records)) {
      const from = before.records[id];
      if (from !== undefined && after.records[id] === undefined) removed[id] = from;
    }
  }
  const changedHead = before.structure !== after.structure || before.print !== after.print;
  return {
    added,
    updated,
    removed,
    ...(changedHead ? { head: [headOf(before), headOf(after)] as const } : {}),
  };
}

export function reverseDiff(diff: RecordsDiff): RecordsDiff {
  const updated: { [id in RecordId]?: readonly [DesignRecord, DesignRecord] } = {};
  for (const id of idsOf(diff.updated)) {
    const pair = diff.updated[id];
    if (pair !== undefined) updated[id] = [pair[1], pair[0]];
  }
  return {
    added: diff.removed,
    updated,
    removed: diff.added,
    ...(diff.head === undefined ? {} : { head: [diff.head[1], diff.head[0]] as const }),
  };
}

/** Applies a diff. Other records stay the same objects, so views can compare by identity. */
export function applyDiff(document: DesignDocument, diff: RecordsDiff): DesignDocument {
  const records: { [id in RecordId]?: DesignRecord } = { ...document.records };
  for (const id of idsOf(diff.removed)) delete records[id];
  for (const id of idsOf(diff.added)) {
    const record = diff.added[id];
    if (record !== undefined) records[id] = record;
  }
  for (const id of idsOf(diff.updated)) {
    const pair = diff.updated[id];
    if (pair !== undefined) records[id] = pair[1];
  }
  return { ...document, ...(diff.head === undefined ? {} : diff.head[1]), records };
}

/** Returns one diff with the effect of `first` and then `second`. A record added and removed again disappears. */
export function squashDiffs(first: RecordsDiff, second: RecordsDiff): RecordsDiff {
  const before: { [id in RecordId]?: DesignRecord } = {};
  const after: { [id in RecordId]?: DesignRecord } = {};
  const ids = new Set<RecordId>();
  for (const diff of [first, second]) {
    const earlier = (id: RecordId) => ids.has(id);
    for (const id of idsOf(diff.added)) {
      const record = diff.added[id];
      if (record !== undefined) after[id] = record;
      ids.add(id);
    }
    for (const id of idsOf(diff.removed)) {
      const record = diff.removed[id];
      if (!earlier(id) && record !== undefined) before[id] = record;
      delete after[id];
      ids.add(id);
    }
    for (const id of idsOf(diff.updated)) {
      const pair = diff.updated[id];
      if (pair === undefined) continue;
      if (!earlier(id)) before[id] = pair[0];
      after[id] = pair[1];
      ids.add(id);
    }
  }
  const added: { [id in RecordId]?: DesignRecord } = {};
  const removed: { [id in RecordId]?: DesignRecord } = {};
  const updated: { [id in RecordId]?: readonly [DesignRecord, DesignRecord] } = {};
  for (const id of ids) {
    const [from, to] = [before[id], after[id]];
    if (from === undefined && to !== undefined) added[id] = to;
    else if (from !== undefined && to === undefined) removed[id] = from;
    else if (from !== undefined && to !== undefined && from !== to) updated[id] = [from, to];
  }
  const from = first.head?.[0] ?? second.head?.[0];
  const to = second.head?.[1] ?? first.head?.[1];
  return {
    added,
    updated,
    removed,
    ...(from !== undefined && to !== undefined ? { head: [from, to] as const } : {}),
  };
}
