import type { DeliveryEstimate } from '@shop/contracts';
import {
  addDays,
  type Day,
  holidayName,
  holidayOn,
  isWeekend,
  isWorkingDay,
  type LocaleId,
  productionTime,
} from '@shop/regions';
import { approvalCutoff, type LocalTime, plant } from './clock.ts';

export type DeliveryPromise = Omit<DeliveryEstimate, 'variant_sku'>;
type Stage = DeliveryPromise['stages'][number];

export interface PromiseRequest {
  /** When the design is, or would be, approved. */
  readonly from: LocalTime;
  /** `stock`: sent as it lies there, for sample packs. */
  readonly production: 'printed' | 'plain' | 'stock';
  /** Working days in transit, least and most (region data). */
  readonly transit: readonly [least: number, most: number];
  readonly destination: string;
  /** The goods pass customs. A charge and a stage of its own, but no promise of days (INTERPRETATION 1). */
  readonly customs: boolean;
  /** In which the holidays are named. */
  readonly locale: LocaleId;
}

/**
 * The specification's 21 days of production are three weeks, that is 15 working days of the plant; without a holiday
 * in between the goods leave exactly 21 days after approval (docs/decisions/2026-11-27-production-days.md).
 */
export const productionWorkingDays = (productionTime / 7) * 5;

/** How the working days of production are spent. Each list adds up to `productionWorkingDays`. */
const productionStages: Readonly<
  Record<PromiseRequest['production'], readonly (readonly [Stage['stage'], days: number])[]>
> = {
  printed: [
    ['check', 1],
    ['plate', 3],
    ['print', 5],
    ['finish', 6],
  ],
  plain: [
    ['check', 1],
    ['finish', 14],
  ],
  stock: [],
};

/**
 * When an order arrives, and why. Production runs on the plant's working days, transit on those of the destination.
 * `approve_by` is the day on which approval before 14:00 (plant's clock) still keeps all other dates.
 */
export function promise(request: PromiseRequest): DeliveryPromise {
  const { from, production, transit, destination, customs, locale } = request;
  const skipped: DeliveryPromise['skipped_holidays'] = [];
  const walk =
    (countryIso: string) =>
    (start: Day, days: number): Day => {
      let at = start;
      for (let left = days; left > 0; ) {
        at = addDays(at, 1);
        if (isWorkingDay(countryIso, at)) left -= 1;
        else note(countryIso, at);
      }
      return at;
    };
  const note = (countryIso: string, date: Day): void => {
    const holiday = isWeekend(date) ? undefined : holidayOn(countryIso, date);
    const known = skipped.some((one) => one.date === date && one.country_iso === countryIso);
    if (holiday && !known) {
      skipped.push({ date, name: holidayName(holiday.key, locale), country_iso: countryIso });
    }
  };
  const produce = walk(plant.countryIso);
  const carry = walk(destination);

  const approveBy = firstApprovalDay(from, (date) => note(plant.countryIso, date));
  const stages: Stage[] = [];
  let at = approveBy;
  for (const [stage, days] of productionStages[production]) {
    at = produce(at, days);
    stages.push({ stage, working_days: days, until: at });
  }
  const dispatch = at;
  const [least, most] = transit;
  const to = carry(dispatch, most);
  stages.push({ stage: 'transit', working_days: most, until: to });
  if (customs) stages.push({ stage: 'customs', working_days: 0, until: to });
  return {
    approve_by: approveBy,
    dispatch,
    from: carry(dispatch, least),
    to,
    stages,
    skipped_holidays: skipped,
  };
}

/** The day itself when it is a working day and the deadline has not passed, else the next working day. */
function firstApprovalDay({ day, minutes }: LocalTime, note: (date: Day) => void): Day {
  const deadline = approvalCutoff.hour * 60 + approvalCutoff.minute;
  let at = minutes < deadline ? day : addDays(day, 1);
  while (!isWorkingDay(plant.countryIso, at)) {
    note(at);
    at = addDays(at, 1);
  }
  return at;
}
