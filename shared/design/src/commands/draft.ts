/** A working copy of the records while one command runs. Untouched records stay the same objects. */
import type { Die } from '@shop/packaging';
import type { DesignDocument } from '../document/document.ts';
import { type IdKind, type NodeId, newId, type RecordId } from '../document/ids.ts';
import type { DesignRecord, LayerRecord, NodeRecord } from '../document/records.ts';
import type { CommandContext, CommandProblem } from './run.types.ts';

export interface Draft {
  document: DesignDocument;
  readonly context: CommandContext;
  /** The die of the document when the command began. */
  readonly die: Die;
}

/** The result of a handler. */
export type HandlerResult =
  | { readonly ok: true; readonly nodes: readonly NodeId[]; readonly flagged?: readonly NodeId[] }
  | { readonly ok: false; readonly problem: CommandProblem };

export const done = (nodes: readonly NodeId[], flagged: readonly NodeId[] = []): HandlerResult => ({
  ok: true,
  nodes,
  flagged,
});
export const refuse = (problem: CommandProblem): HandlerResult => ({ ok: false, problem });

export function putRecords(draft: Draft, ...records: readonly DesignRecord[]): void {
  const next: { [id in RecordId]?: DesignRecord } = { ...draft.document.records };
  for (const record of records) next[record.id] = record;
  draft.document = { ...draft.document, records: next };
}

export function dropRecords(draft: Draft, ids: readonly RecordId[]): void {
  const next: { [id in RecordId]?: DesignRecord } = { ...draft.document.records };
  for (const id of ids) delete next[id];
  draft.document = { ...draft.document, records: next };
}

export function freshId<K extends Extract<IdKind, 'node' | 'color' | 'layer'>>(
  draft: Draft,
  kind: K,
): `${K}:${string}` {
  const given = draft.context.newId?.(kind);
  return given === undefined ? newId(kind) : `${kind}:${given.slice(given.indexOf(':') + 1)}`;
}

export function layerOf(draft: Draft, node: NodeRecord): LayerRecord | undefined {
  const record = draft.document.records[node.parent];
  return record?.kind === 'layer' ? record : undefined;
}

export type FoundNodes =
  | { readonly ok: true; readonly nodes: readonly NodeRecord[] }
  | { readonly ok: false; readonly problem: CommandProblem };

/** Returns the nodes of these ids if all exist and none is locked (by itself or by its layer), else the reason. */
export function findEditable(
  draft: Draft,
  ids: readonly NodeId[],
  options: { readonly locked?: 'allowed' } = {},
): FoundNodes {
  const nodes: NodeRecord[] = [];
  for (const id of new Set(ids)) {
    const node = draft.document.records[id];
    if (node?.kind !== 'node') return { ok: false, problem: { code: 'unknown_node', id } };
    if (options.locked !== 'allowed' && (node.locked || layerOf(draft, node)?.locked === true)) {
      return { ok: false, problem: { code: 'locked', id } };
    }
    nodes.push(node);
  }
  return { ok: true, nodes };
}
