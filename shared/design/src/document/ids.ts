/** Ids start with their record's kind, so that a reference to the wrong kind fails at compile time or when parsed. */
import { generateKeyBetween } from 'fractional-indexing';

export type DesignId = `design:${string}`;
export type LayerId = `layer:${string}`;
export type NodeId = `node:${string}`;
export type ColorId = `color:${string}`;
export type FontId = `font:${string}`;
export type AssetId = `asset:${string}`;
export type RecordId = LayerId | NodeId | ColorId | FontId | AssetId;

export type IdKind = 'design' | 'layer' | 'node' | 'color' | 'font' | 'asset';

/** Returns a new id of 128 random bits, so that no two tabs create the same one. Works without a secure context. */
export function newId<K extends IdKind>(kind: K): `${K}:${string}` {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return `${kind}:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns an order key between two neighbours; null means "before all" or "after all". */
export function indexBetween(before: string | null, after: string | null): string {
  return generateKeyBetween(before, after);
}

/** Compares by fractional index, equal keys by id, so that every reader sees the same order. */
export function byIndex(
  a: { readonly index: string; readonly id: string },
  b: { readonly index: string; readonly id: string },
): number {
  if (a.index !== b.index) return a.index < b.index ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
