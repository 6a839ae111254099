import type { ExpressRefusal } from '@shop/contracts';
import { fromDecimal, type Money, money, shareOf } from '@shop/money';
import type { RegionId } from '@shop/regions';
import type { ProductionJob } from './production-job.ts';
import { computeProductionTime, type PrintProcess } from './production-times.ts';

/** An express option: the days it saves, and the plant's limits for it. */
interface ExpressOption {
  /** The id in line items. Ids are permanent: a discontinued option retains its id. */
  readonly id: number;
  /** Working days of production. */
  readonly daysSaved: number;
  readonly processes: readonly PrintProcess[];
  /** Maximum pieces of one job, and square metres of its board. */
  readonly pieces: number;
  readonly squareMetres: number;
}

/** The express options of the demonstration plant. The second is for jobs without plates. */
export const expressOptions: readonly ExpressOption[] = [
  {
    id: 1,
    daysSaved: 4,
    processes: ['none', 'digital', 'flexo', 'offset'],
    pieces: 5000,
    squareMetres: 2000,
  },
  { id: 2, daysSaved: 7, processes: ['none', 'digital'], pieces: 1000, squareMetres: 400 },
];

/**
 * The express surcharge of a market: a fixed amount per job and a share (basis points) of the
 * goods, per option.
 */
interface ExpressRates {
  readonly regions: readonly RegionId[];
  readonly currency: Money['currency'];
  readonly options: Readonly<Record<number, { readonly fixed: string; readonly share: number }>>;
}

/** Set per market, like its price book; never converted. Demonstration figures. */
const rates: readonly ExpressRates[] = [
  {
    regions: ['eu', 'cz', 'de', 'es', 'fr', 'it', 'nl'],
    currency: 'EUR',
    options: { 1: { fixed: '12.80', share: 800 }, 2: { fixed: '32.50', share: 1800 } },
  },
  {
    regions: ['gb'],
    currency: 'GBP',
    options: { 1: { fixed: '11.50', share: 850 }, 2: { fixed: '29.00', share: 1900 } },
  },
  {
    regions: ['pl'],
    currency: 'PLN',
    options: { 1: { fixed: '49.00', share: 750 }, 2: { fixed: '129.00', share: 1700 } },
  },
  {
    regions: ['se'],
    currency: 'SEK',
    options: { 1: { fixed: '145.00', share: 800 }, 2: { fixed: '365.00', share: 1800 } },
  },
  {
    regions: ['ro'],
    currency: 'RON',
    options: { 1: { fixed: '62.00', share: 800 }, 2: { fixed: '158.00', share: 1800 } },
  },
  {
    regions: ['us'],
    currency: 'USD',
    options: { 1: { fixed: '16.00', share: 900 }, 2: { fixed: '39.00', share: 2000 } },
  },
];

export interface ExpressCharge {
  readonly fixed: Money;
  readonly share: Money;
  /** Basis points of the goods. */
  readonly shareRate: number;
  readonly net: Money;
}

export interface ExpressEvaluation {
  readonly option: ExpressOption;
  /** The working days actually saved: no stage is shorter than a day. */
  readonly daysSaved: number;
  readonly largestQuantity: number;
  readonly refused: ExpressRefusal | null;
  /** Null where the market has no rates for it or the goods have no price. */
  readonly charge: ExpressCharge | null;
}

/** Returns whether an option can produce a job, and the surcharge. Undefined for an unknown id. */
export function evaluateExpress(job: ProductionJob, optionId: number): ExpressEvaluation | undefined {
  const option = expressOptions.find(({ id }) => id === optionId);
  if (!option) return undefined;
  const charge = computeCharge(job, option);
  const byArea = job.squareMetresEach > 0 ? Math.floor(option.squareMetres / job.squareMetresEach) : 0;
  const { standard, slower, saved } = computeProductionTime(job, job.process, option.daysSaved);
  const byHand = slower.some(({ cause }) => cause === 'hand_assembly' || cause === 'conversion');
  return {
    option,
    daysSaved: saved,
    largestQuantity: Math.min(option.pieces, byArea),
    refused:
      standard === 0 || byHand
        ? 'product'
        : !option.processes.includes(job.process)
          ? 'print'
          : job.quantity > option.pieces
            ? 'quantity'
            : job.quantity > byArea
              ? 'capacity'
              : charge === null
                ? 'no_price'
                : null,
    charge,
  };
}

function computeCharge({ region, goods }: ProductionJob, { id }: ExpressOption): ExpressCharge | null {
  const market = rates.find(({ regions }) => regions.includes(region.id));
  const row = market?.options[id];
  const fixed = market && row ? fromDecimal(row.fixed, market.currency) : undefined;
  if (!row || !fixed || !goods || goods.currency !== fixed.currency) return null;
  const share = shareOf(goods, row.share);
  return { fixed, share, shareRate: row.share, net: money(fixed.amount + share.amount, fixed.currency) };
}
