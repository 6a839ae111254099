import type { Configuration } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { Day, RegionId } from '@shop/regions';
import type {
  DeliveryLine,
  ExpressOutcome,
  OrderPromise,
  PricedVariant,
  VariantFacts,
} from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/index.ts';
import type { VatRegistry } from '../tax/vat-registry.ts';
import type { TaxTreatment } from './decide-tax.ts';

/** The facts of a variant that a line stores. */
export interface LineItemFacts extends VariantFacts {
  /** The tax treatment at the last pricing; lines priced before 28 November 2026 lack it. */
  readonly tax?: TaxTreatment;
}

/** The same for a service, which has no configuration. */
export type ServiceFacts = Omit<LineItemFacts, 'configuration'> & { readonly configuration: null };
export type ItemFacts = LineItemFacts | ServiceFacts;

export interface LineDesign {
  readonly id: string;
  readonly name: string;
  readonly status: 'draft' | 'ready' | 'ordered';
  readonly rev: number;
  /** The box that it was designed for. */
  readonly configuration: Configuration;
}

/** The design to produce: a copy from the time of the order. */
export interface DesignCopy {
  readonly id: string;
  readonly rev: number;
  readonly document: unknown;
}

/**
 * Dependencies of orders on other domains. The number of statements never depends on the number of
 * ids.
 */
export interface OrderPorts {
  /**
   * Finds variants by id with a region's prices of a day, or its current ones; unknown ids are
   * missing.
   */
  readonly variants: (
    db: Queryable,
    region: RegionId,
    ids: readonly number[],
    day?: Day,
  ) => Promise<ReadonlyMap<number, PricedVariant>>;
  /** Finds one user's designs by id; other users' and deleted designs are missing. */
  readonly designs: (
    db: Queryable,
    userId: number,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, LineDesign>>;
  /** Returns full copies of one user's designs, for the order draft. */
  readonly designCopies: (
    tx: Queryable,
    userId: number,
    ids: readonly string[],
  ) => Promise<readonly DesignCopy[]>;
  /** Marks designs as ordered when their order is placed. */
  readonly markOrdered: (tx: Queryable, userId: number, ids: readonly string[]) => Promise<number>;
  /** Returns a signed URL of the design's picture. */
  readonly thumbnail: (designId: string) => string;
  /** Estimates the delivery of an order placed at `from`; null when no estimate is possible. */
  readonly delivery: (
    region: RegionId,
    country: string,
    lines: readonly DeliveryLine[],
    days: readonly [number, number],
    from: Date,
  ) => OrderPromise | null;
  /** Evaluates an express option for a line whose goods cost `goods` on a day, without a statement. */
  readonly express: (
    region: RegionId,
    item: LineItemFacts,
    quantity: number,
    goods: Money | null,
    optionId: number,
    day: Day,
  ) => ExpressOutcome;
  /** Returns the working days that an express option saves; 0 for an unknown id. */
  readonly expressDays: (optionId: number) => number;
  /** Returns the standard VAT rate of a country or place on a day, in basis points. */
  readonly vatRate: (rate: string, day: Day) => number;
  /** The VAT register; never called inside a transaction. */
  readonly vatRegistry: VatRegistry;
}
