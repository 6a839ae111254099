import type { RegionId } from './region.ts';

/** The terms of paying a region's orders in instalments. */
export interface InstalmentTerms {
  /** The possible numbers of instalments. */
  readonly counts: readonly number[];
  /** The minimum amount, in minor units of the region's currency. */
  readonly minimum: bigint;
  /** Days between instalments, if the buyer names no dates. */
  readonly intervalDays: number;
  /** The last instalment is due at most this many days after the order. */
  readonly maxDays: number;
}

const parts = { counts: [2, 3], intervalDays: 30, maxDays: 90 } as const;

/**
 * Regions with instalments, only for businesses: since 20 November 2026 deferred payment by a consumer is consumer
 * credit (Directive (EU) 2023/2225), which this shop does not offer. The regions are those that serve companies (Plus);
 * the amounts are round figures of each currency. An operator changes this table.
 */
export const instalmentTerms: Readonly<Partial<Record<RegionId, InstalmentTerms>>> = {
  eu: { ...parts, minimum: 50_000n },
  de: { ...parts, minimum: 50_000n },
  fr: { ...parts, minimum: 50_000n },
  it: { ...parts, minimum: 50_000n },
  gb: { ...parts, minimum: 50_000n },
  pl: { ...parts, minimum: 200_000n },
};
