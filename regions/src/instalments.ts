import type { RegionId } from './region.ts';

/** On what terms a region's orders may be paid in parts. */
export interface InstalmentTerms {
  /** How many parts there may be. */
  readonly counts: readonly number[];
  /** The least that is split, in minor units of the region's currency. */
  readonly minimum: bigint;
  /** Days between parts, where the buyer names no dates. */
  readonly intervalDays: number;
  /** The last part is due at most so many days after the order. */
  readonly maxDays: number;
}

const parts = { counts: [2, 3], intervalDays: 30, maxDays: 90 } as const;

/**
 * Where orders may be paid in parts, for businesses alone: since 20 November 2026 what is deferred to a consumer is
 * consumer credit (Directive (EU) 2023/2225), which this shop does not give. The regions are those that serve
 * companies (Plus); the amounts are round figures of each currency. An operator changes this table.
 */
export const instalmentTerms: Readonly<Partial<Record<RegionId, InstalmentTerms>>> = {
  eu: { ...parts, minimum: 50_000n },
  de: { ...parts, minimum: 50_000n },
  fr: { ...parts, minimum: 50_000n },
  it: { ...parts, minimum: 50_000n },
  gb: { ...parts, minimum: 50_000n },
  pl: { ...parts, minimum: 200_000n },
};
