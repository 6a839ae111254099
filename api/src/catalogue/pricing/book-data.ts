import type { ServiceName, VolumePrice } from '@shop/contracts';
import type { Currency } from '@shop/money';
import type { Finish, Quality } from '@shop/packaging';
import type { RegionId } from '@shop/regions';
import type { Conversion } from './conversions.ts';

export type Process = VolumePrice['process'];

/** What one way of printing costs, as decimal strings in the book's currency with up to four decimals. */
export interface ProcessRow {
  /** Once per job; a printed inside adds `insideSetup` of it. */
  readonly setup: string;
  /** A plate: one for each colour and printed side. */
  readonly perPlate: string;
  /** Per square metre of print. */
  readonly perM2: string;
  readonly perM2PerColour: string;
  /** Die-cutting, gluing, counting, per piece. */
  readonly perPiece: string;
}

/** `press`: basis points of the press's own work per piece that it takes; a label is not glued and counted like a box. */
export interface WorkRow {
  readonly press: number;
  readonly perPiece: string;
}

export interface ExtraRow {
  readonly setup: string;
  readonly perM2: string;
  readonly perPiece: string;
}

/**
 * A service, net: `fixed` for one; or `percent`, basis points of the net price of the line it is bought for (before
 * discounts and express production), and at least `least`.
 */
export type ServiceRow = { readonly fixed: string } | { readonly percent: number; readonly least: string };

/** A price book as its data file writes it. One per market and currency: no book is another one converted. */
export interface PriceBookData {
  readonly id: string;
  /** True for the seeds: figures of the right magnitude that nobody has to honour. */
  readonly demonstration: boolean;
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  readonly regions: readonly RegionId[];
  readonly currency: Currency;
  /** Share of the selling price, in basis points; charged on every part alike, so that no part answers to another. */
  readonly margin: number;
  /** Board that is bought and cut away, in basis points of the board in the box. */
  readonly waste: number;
  /** What printing the inside too adds to the setup, in basis points of it. */
  readonly insideSetup: number;
  /** Per square metre, by board id. Whatever an offered product is made of has a row (`findMissingRows`). */
  readonly boards: Readonly<Record<string, string>>;
  readonly processes: Readonly<Record<Process, ProcessRow>>;
  /** Making by hand or machine what is less or more than cut, folded and glued flat: wrapping, winding, sewing, sealing. */
  readonly works: Readonly<Record<Conversion, WorkRow>>;
  readonly finishes: Readonly<Record<Finish, ExtraRow>>;
  /** `print`: basis points of the print cost; `perM2`: varnish. */
  readonly qualities: Readonly<Record<Quality, { readonly print: number; readonly perM2: string }>>;
  /** Delivery to the buyer, per kilogram. */
  readonly freightPerKg: string;
  /** What is not here is not sold in these regions. */
  readonly services: Readonly<Partial<Record<ServiceName, ServiceRow>>>;
}
