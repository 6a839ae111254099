import type { DeliveryPromise, DeliveryReason } from '@shop/contracts';
import { addDays, type Day, holidayName, type LocaleId, type LocalTime, type RegionId } from '@shop/regions';
import { type Calendar, findRestDay, plantPlace, publicCalendar, type RestPlace } from './calendar.ts';
import { closedDayName } from './closed-days.ts';
import { approvalCutoff, plant, toPlantInstant } from './plant-time.ts';
import type { ProductionTime } from './production-times.ts';

export interface PromiseRequest {
  /** When the design is approved, by the plant's clock. */
  readonly from: LocalTime;
  readonly production: ProductionTime;
  /** Working days in transit, minimum and maximum (region data). */
  readonly transit: readonly [least: number, most: number];
  readonly destination: string;
  /** The region of the buyer, whose closed days transit steps over. */
  readonly region?: RegionId;
  /** Whether the goods pass customs: a separate charge and stage, without guaranteed days. */
  readonly customs: boolean;
  /** Language of the holidays' names. */
  readonly locale: LocaleId;
}

/**
 * Computes when an order arrives, and why. Production counts the plant's working days, transit
 * those of the destination. Approval before 14:00 by the plant's clock on `approve_by` does not
 * change any other date.
 *
 * Every day between the start and `to` is either a standard working day or one of the `reasons`:
 * their days add up, so every delay has a stated reason.
 */
export function computeDeliveryPromise(
  request: PromiseRequest,
  calendar: Calendar = publicCalendar,
): DeliveryPromise {
  const { from, production, transit, destination, customs, locale } = request;
  const rests = createRestDayRecorder(calendar, locale);
  const arrival: RestPlace = { countryIso: destination, place: request.region };
  const passed = isCutoffPassed(from, calendar);
  const approveBy = rests.skip(plantPlace, passed ? addDays(from.day, 1) : from.day);

  const stages: DeliveryPromise['stages'] = [];
  let at = approveBy;
  for (const { stage, days } of production.stages) {
    at = rests.walk(plantPlace, at, days);
    stages.push({ stage, working_days: days, until: at });
  }
  const dispatch = at;
  const [least, most] = transit;
  const earliest = createRestDayRecorder(calendar, locale).walk(arrival, dispatch, least);
  const to = rests.walk(arrival, dispatch, most);
  stages.push({ stage: 'transit', working_days: most, until: to });
  if (customs) stages.push({ stage: 'customs', working_days: 0, until: to });

  return {
    approve_by: approveBy,
    approve_by_at: toPlantInstant({
      day: approveBy,
      minutes: approvalCutoff.hour * 60 + approvalCutoff.minute,
    }),
    dispatch,
    from: earliest,
    to,
    standard_days: { production: production.standard, transit: most },
    stages,
    reasons: [
      ...(passed ? [reason('cutoff_passed', 1, { date: from.day, country_iso: plant.countryIso })] : []),
      ...production.slower.map(({ cause, days }) => reason('slower_product', days, { cause })),
      ...(production.saved > 0 ? [reason('express', -production.saved)] : []),
      ...rests.reasons(),
      ...(customs ? [reason('customs', 0, { country_iso: destination })] : []),
    ],
  };
}

/** A day off has no cut-off. */
const isCutoffPassed = ({ day, minutes }: LocalTime, calendar: Calendar): boolean =>
  minutes >= approvalCutoff.hour * 60 + approvalCutoff.minute &&
  findRestDay(calendar, plantPlace, day) === undefined;

const reason = (
  id: DeliveryReason['reason'],
  days: number,
  more: Partial<Omit<DeliveryReason, 'reason' | 'days'>> = {},
): DeliveryReason => ({
  reason: id,
  days,
  date: null,
  country_iso: null,
  holiday: null,
  cause: null,
  ...more,
});

/** Walks over working days and records every day off. */
function createRestDayRecorder(calendar: Calendar, locale: LocaleId) {
  const weekends = new Map<string, DeliveryReason>();
  const holidays: DeliveryReason[] = [];
  const rests = (where: RestPlace, day: Day): boolean => {
    const { countryIso, place } = where;
    const rest = findRestDay(calendar, where, day);
    if (rest === undefined) return false;
    if (rest === 'weekend') {
      const known = weekends.get(countryIso) ?? reason('weekend', 0, { date: day, country_iso: countryIso });
      weekends.set(countryIso, { ...known, days: known.days + 1 });
    } else {
      const holiday =
        rest === 'closed'
          ? closedDayName(place ?? 'plant', locale)
          : { key: rest.key, name: holidayName(rest.key, locale) };
      holidays.push(reason('holiday', 1, { date: day, country_iso: countryIso, holiday }));
    }
    return true;
  };
  return {
    /** Returns the day itself or the next working day. */
    skip(where: RestPlace, day: Day): Day {
      let at = day;
      while (rests(where, at)) at = addDays(at, 1);
      return at;
    },
    /** Returns the day this many working days later. */
    walk(where: RestPlace, start: Day, days: number): Day {
      let at = start;
      for (let left = days; left > 0; ) {
        at = addDays(at, 1);
        if (!rests(where, at)) left -= 1;
      }
      return at;
    },
    /** Groups a country's weekends; holidays stay separate. */
    reasons: (): readonly DeliveryReason[] => [...weekends.values(), ...holidays],
  };
}
