import type { ServiceName, VolumePrice } from '@shop/contracts';
import type { Currency } from '@shop/money';
import type { Finish, Quality } from '@shop/packaging';
import type { RegionId } from '@shop/regions';
import type { Conversion } from './conversions.ts';

export type Process = VolumePrice['process'];

/**
 * Costs of one printing process, as decimal strings in the book's currency with up to four
 * decimals.
 */
export interface ProcessRow {
  /** Once per job; inside print adds `insideSetup` of it. */
  readonly setup: string;
  /** One plate for each colour and printed side. */
  readonly perPlate: string;
  /** Per square metre printed. */
  readonly perM2: string;
  readonly perM2PerColour: string;
  /** Die-cutting, gluing and counting, per piece. */
  readonly perPiece: string;
}

/**
 * `press`: share of the press's work per piece that it takes, in basis points; a label is not glued
 * and counted like a box.
 */
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
 * The net price of a service: `fixed` each; or `percent`, basis points of its line's net price
 * (before discounts and express production), at least `least`.
 */
export type ServiceRow = { readonly fixed: string } | { readonly percent: number; readonly least: string };

/** A price book as its data file has it. One per market and currency, never converted. */
export interface PriceBookData {
  readonly id: string;
  /** True for seed data: realistic figures without commitment. */
  readonly demonstration: boolean;
  /** First valid day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  readonly regions: readonly RegionId[];
  readonly currency: Currency;
  /**
   * Share of the selling price, in basis points; applied to every part alike, so that the parts are
   * independent.
   */
  readonly margin: number;
  /** Board bought and cut away, in basis points of the board in the box. */
  readonly waste: number;
  /** Setup surcharge of inside print, in basis points of the setup. */
  readonly insideSetup: number;
  /**
   * Per square metre, by board id. Every material of an offered product has a row
   * (`findMissingRows`).
   */
  readonly boards: Readonly<Record<string, string>>;
  readonly processes: Readonly<Record<Process, ProcessRow>>;
  /**
   * Manual or machine work that differs from cutting, folding and gluing flat: wrapping, winding,
   * sewing, sealing.
   */
  readonly works: Readonly<Record<Conversion, WorkRow>>;
  readonly finishes: Readonly<Record<Finish, ExtraRow>>;
  /** `print`: basis points of the print cost; `perM2`: varnish. */
  readonly qualities: Readonly<Record<Quality, { readonly print: number; readonly perM2: string }>>;
  /** Delivery to the buyer, per kilogram. */
  readonly freightPerKg: string;
  /** Products without an entry are not sold in these regions. */
  readonly services: Readonly<Partial<Record<ServiceName, ServiceRow>>>;
}
