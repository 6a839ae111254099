import type { Configuration } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { Day, Region } from '@shop/regions';
import { findPriceBook } from '../pricing/books/index.ts';
import { priceLine } from '../pricing/price-ladder.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import type { PrintProcess } from './production-times.ts';

/** A production job: the product, the quantity and the process. */
export interface ProductionJob {
  readonly region: Region;
  readonly product: string;
  readonly print_mode: string;
  readonly finish: string;
  readonly quantity: number;
  readonly process: PrintProcess;
  /** Board of one piece. */
  readonly squareMetresEach: number;
  /** Net price of the goods; null without a price. */
  readonly goods: Money | null;
}

/**
 * Returns the job of a configuration in a market on a day. The price book chooses the process by
 * quantity; a quantity that it does not sell counts as digital or unprinted. No statement.
 */
export function createProductionJob(
  configuration: Configuration,
  quantity: number,
  region: Region,
  day: Day,
): ProductionJob {
  const measured = resolveConfiguration(configuration);
  const book = findPriceBook(region, day);
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
