import type { Configuration } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { Region } from '@shop/regions';
import { findPriceBook } from '../pricing/books/index.ts';
import { priceLine } from '../pricing/price-ladder.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import type { PrintProcess } from './production-times.ts';

/** What the plant is asked to make: the thing, how many, and by which process. */
export interface ProductionJob {
  readonly region: Region;
  readonly product: string;
  readonly print_mode: string;
  readonly finish: string;
  readonly quantity: number;
  readonly process: PrintProcess;
  /** Board in one piece. */
  readonly squareMetresEach: number;
  /** Net of the goods; null where there is no price for them. */
  readonly goods: Money | null;
}

/**
 * The job of a configuration in a market on a day. The process is the one the price book chooses for the quantity; a
 * quantity it does not sell is made digitally, or not printed at all. No statement.
 */
export function createProductionJob(
  configuration: Configuration,
  quantity: number,
  region: Region,
  now: Date,
): ProductionJob {
  const measured = resolveConfiguration(configuration);
  const book = findPriceBook(region, now.toISOString().slice(0, 10));
  const line = measured.ok && book ? priceLine(measured.value.subject, quantity, book) : undefined;
  const { product, print_mode, finish } = configuration;
  return {
    region,
    product,
    print_mode,
    finish,
    quantity,
    process: line?.process ?? (print_mode === 'no-print' ? 'none' : 'digital'),
    squareMetresEach: measured.ok ? measured.value.facts.netArea : 0,
    goods: line?.net ?? null,
  };
}
