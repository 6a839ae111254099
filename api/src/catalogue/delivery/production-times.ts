import type { DeliveryPromise, SlowerCause } from '@shop/contracts';
import { productionTime } from '@shop/regions';

type Stage = DeliveryPromise['stages'][number]['stage'];
type ProductionStage = Exclude<Stage, 'transit' | 'customs'>;

/**
 * The specification's 21 days of production are three weeks, that is 15 working days of the plant;
 * without a holiday the goods leave exactly 21 days after approval
 * (docs/decisions/2026-11-27-production-days.md).
 */
export const productionWorkingDays = (productionTime / 7) * 5;

export type PrintProcess = 'none' | 'digital' | 'flexo' | 'offset';

/**
 * Standard working days by stage, for each process. Each row adds up to `productionWorkingDays`.
 */
const stageDays: Readonly<Record<PrintProcess, Readonly<Partial<Record<ProductionStage, number>>>>> = {
  none: { check: 1, finish: 14 },
  digital: { check: 1, print: 6, finish: 8 },
  flexo: { check: 1, plate: 4, print: 4, finish: 6 },
  offset: { check: 1, plate: 3, print: 5, finish: 6 },
};

const order: readonly ProductionStage[] = ['check', 'plate', 'print', 'finish'];

/** Additional working days in their stage. One row per cause and type of product. */
interface ExtraDays {
  readonly cause: SlowerCause;
  readonly stage: ProductionStage;
  readonly days: number;
}

const handAssembly: ExtraDays = { cause: 'hand_assembly', stage: 'finish', days: 10 };
const conversion: ExtraDays = { cause: 'conversion', stage: 'finish', days: 5 };

/**
 * Products that take longer whatever their print: rigid boxes are wrapped and assembled by hand;
 * bags, pouches, cans, labels and cloth use other production lines (10 to 50 working days
 * elsewhere: sources.md, lead times; ours are the demonstration plant's).
 */
const extraDaysByProduct: Readonly<Record<string, ExtraDays>> = {
  'magnetic-box': handAssembly,
  'rigid-box': handAssembly,
  'rigid-box-two-pieces': handAssembly,
  'rigid-drawer-box': handAssembly,
  'tote-bag': { ...conversion, days: 10 },
  'doypack-bag': { ...conversion, days: 10 },
  'poly-mailer': conversion,
  'bio-poly-mailer': conversion,
  'bio-poly-mailer-plain': conversion,
  'paper-mailer': conversion,
  'recycled-poly-mailer': conversion,
  'paper-can': conversion,
  'paper-bag': conversion,
  'packing-tape': conversion,
  'kraft-tape': conversion,
  'square-label': conversion,
};

const insidePrint: ExtraDays = { cause: 'inside_print', stage: 'print', days: 2 };
const film: ExtraDays = { cause: 'film', stage: 'finish', days: 1 };

/** Options that take longer on every product. */
const extraDaysForPrint = (printMode: string): readonly ExtraDays[] =>
  printMode.endsWith('-inside') ? [insidePrint] : [];
const extraDaysForFinish = (finish: string): readonly ExtraDays[] =>
  finish === 'foil-glossy' || finish === 'foil-matte' ? [film] : [];

export interface ProductionTime {
  /** Stages that take time, in order. */
  readonly stages: readonly { readonly stage: ProductionStage; readonly days: number }[];
  /** Standard working days: `productionWorkingDays`, or none for stock products. */
  readonly standard: number;
  readonly slower: readonly { readonly cause: SlowerCause; readonly days: number }[];
  /** Working days that express actually saves. */
  readonly saved: number;
}

export const stockProductionTime: ProductionTime = { stages: [], standard: 0, slower: [], saved: 0 };

/** Returns the production time and its stages. `saved`: the working days of an express option. */
export function computeProductionTime(
  thing: { readonly product: string; readonly print_mode: string; readonly finish: string },
  process: PrintProcess,
  saved = 0,
): ProductionTime {
  if (thing.product === 'sample-packs') return stockProductionTime;
  const product = extraDaysByProduct[thing.product];
  const slower = [
    ...(product ? [product] : []),
    ...extraDaysForPrint(thing.print_mode),
    ...extraDaysForFinish(thing.finish),
  ];
  const days = new Map<ProductionStage, number>();
  for (const stage of order) days.set(stage, stageDays[process][stage] ?? 0);
  for (const { stage, days: more } of slower) days.set(stage, (days.get(stage) ?? 0) + more);
  const left = saveDays(days, saved);
  return {
    stages: order.flatMap((stage) => {
      const spent = days.get(stage) ?? 0;
      return spent > 0 ? [{ stage, days: spent }] : [];
    }),
    standard: productionWorkingDays,
    slower: slower.map(({ cause, days: more }) => ({ cause, days: more })),
    saved: saved - left,
  };
}

/**
 * Removes days from the longest stage, one at a time; no stage becomes shorter than a day. Returns
 * the number of days that could not be saved.
 */
function saveDays(days: Map<ProductionStage, number>, count: number): number {
  for (let left = count; left > 0; left -= 1) {
    const [longest] = [...days].sort(([, a], [, b]) => b - a);
    if (!longest || longest[1] <= 1) return left;
    days.set(longest[0], longest[1] - 1);
  }
  return 0;
}
