import type { Configuration } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { RegionId } from '@shop/regions';
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

/** What a line stores of the variant it names. */
export interface LineItemFacts extends VariantFacts {
  /** How the line was taxed when it was last priced; lines priced before 28 November 2026 lack it. */
  readonly tax?: TaxTreatment;
}

/** The same of a service, which is no box. */
export type ServiceFacts = Omit<LineItemFacts, 'configuration'> & { readonly configuration: null };
export type ItemFacts = LineItemFacts | ServiceFacts;

export interface LineDesign {
  readonly id: string;
  readonly name: string;
  readonly status: 'draft' | 'ready' | 'ordered';
  readonly rev: number;
  /** The box it is drawn for. */
  readonly configuration: Configuration;
}

/** What is produced: the design as it was when it was ordered. */
export interface DesignCopy {
  readonly id: string;
  readonly rev: number;
  readonly document: unknown;
}

/** What the order side asks of its neighbours. The number of statements never depends on the number of ids. */
export interface OrderPorts {
  /** Variants by id with today's prices of a region; ids that do not exist are missing. */
  readonly variants: (
    db: Queryable,
    region: RegionId,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, PricedVariant>>;
  /** Designs of one user, by id; somebody else's and deleted ones are missing. */
  readonly designs: (
    db: Queryable,
    userId: number,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, LineDesign>>;
  /** Full copies of the designs of one user, for the order that is being drafted. */
  readonly designCopies: (
    tx: Queryable,
    userId: number,
    ids: readonly string[],
  ) => Promise<readonly DesignCopy[]>;
  /** Marks designs as ordered, once their order is placed. */
  readonly markOrdered: (tx: Queryable, userId: number, ids: readonly string[]) => Promise<number>;
  /** A signed address of the design's picture. */
  readonly thumbnail: (designId: string) => string;
  /** When an order placed at `from` arrives; null when nothing can be said. */
  readonly delivery: (
    region: RegionId,
    country: string,
    lines: readonly DeliveryLine[],
    days: readonly [number, number],
    from: Date,
  ) => OrderPromise | null;
  /** Judges an express option for a line whose goods cost `goods`; no statement. */
  readonly express: (
    region: RegionId,
    item: LineItemFacts,
    quantity: number,
    goods: Money | null,
    optionId: number,
    now: Date,
  ) => ExpressOutcome;
  /** Working days an express option saves; 0 for an id that is none. */
  readonly expressDays: (optionId: number) => number;
  /** Standard VAT rate of a country on a day, in basis points. */
  readonly vatRate: (country: string, day: Date) => number;
  /** Who is asked about VAT numbers; never inside a transaction. */
  readonly vatRegistry: VatRegistry;
}
