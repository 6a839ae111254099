import { addDays, holidayOn, isWorkingDay, supportedCountries, weekdayOf } from '@shop/regions';
import fc from 'fast-check';
import type { Calendar } from './calendar.ts';
import { computeDeliveryPromise, type PromiseRequest } from './delivery-promise.ts';
import { parseTimeOfDay, toPlantInstant, toPlantTime } from './plant-time.ts';
import { computeProductionTime, productionWorkingDays, stockProductionTime } from './production-times.ts';

const mailer = { product: 'mailer-box-full-color', print_mode: 'print-color-hd', finish: 'foil-none' };
const printed = computeProductionTime(mailer, 'offset');

const base: PromiseRequest = {
  from: { day: '2026-09-14', minutes: 9 * 60 },
  production: printed,
  transit: [3, 5],
  destination: 'DE',
  customs: false,
  locale: 'en-US',
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('the date promise', () => {
  it('takes 21 days of production where no holiday lies between, then the courier', () => {
    const told = computeDeliveryPromise(base);
    expect(told).toMatchObject({
      approve_by: '2026-09-14',
      approve_by_at: '2026-09-14T14:00:00+02:00',
      dispatch: '2026-10-05',
      from: '2026-10-08',
      to: '2026-10-12',
      standard_days: { production: 15, transit: 5 },
      stages: [
        { stage: 'check', working_days: 1, until: '2026-09-15' },
        { stage: 'plate', working_days: 3, until: '2026-09-18' },
        { stage: 'print', working_days: 5, until: '2026-09-25' },
        { stage: 'finish', working_days: 6, until: '2026-10-05' },
        { stage: 'transit', working_days: 5, until: '2026-10-12' },
      ],
    });
    expect(told.reasons).toMatchObject([
      { reason: 'weekend', days: 6, country_iso: 'PL', date: '2026-09-19' },
      { reason: 'weekend', days: 2, country_iso: 'DE', date: '2026-10-10' },
    ]);
    expect(addDays('2026-09-14', 21)).toBe('2026-10-05');
    expect(productionWorkingDays).toBe(15);
  });

  it('closes the day at 14:00 of the plant, and says so', () => {
    const at = (day: string, time: string) => {
      const { approve_by, reasons } = computeDeliveryPromise({
        ...base,
        from: { day, minutes: parseTimeOfDay(time) },
      });
      return [approve_by, reasons.some(({ reason }) => reason === 'cutoff_passed')];
    };
    expect(at('2026-09-14', '13:59')).toEqual(['2026-09-14', false]);
    expect(at('2026-09-14', '14:00')).toEqual(['2026-09-15', true]);
    expect(at('2026-09-18', '15:00')).toEqual(['2026-09-21', true]);
    // On a Saturday there is no cut-off.
    expect(at('2026-09-19', '15:00')).toEqual(['2026-09-21', false]);
  });

  it('rests on the plant’s holidays while producing and on the destination’s in transit, by name', () => {
    const holidays = (request: Partial<PromiseRequest>) =>
      computeDeliveryPromise({ ...base, ...request }).reasons.flatMap(({ holiday, date, country_iso }) =>
        holiday ? [[date, holiday.name, country_iso]] : [],
      );
    expect(holidays({ from: { day: '2026-12-01', minutes: 0 }, destination: 'SE', locale: 'sv-SE' })).toEqual(
      [
        ['2026-12-24', 'Julafton', 'SE'],
        ['2026-12-25', 'Juldagen', 'SE'],
        ['2026-12-31', 'Nyårsafton', 'SE'],
        ['2027-01-01', 'Nyårsdagen', 'SE'],
      ],
    );
    expect(holidays({ from: { day: '2026-10-28', minutes: 0 }, destination: 'PL', locale: 'pl-PL' })).toEqual(
      [['2026-11-11', 'Święto Niepodległości', 'PL']],
    );
  });

  it('shows customs as a stage and a reason without days', () => {
    const { stages, reasons, to } = computeDeliveryPromise({ ...base, destination: 'NO', customs: true });
    expect(stages.at(-1)).toEqual({ stage: 'customs', working_days: 0, until: to });
    expect(reasons.at(-1)).toMatchObject({ reason: 'customs', days: 0, country_iso: 'NO' });
    expect(to).toBe(computeDeliveryPromise({ ...base, destination: 'NO' }).to);
  });

  it('names what makes a product slower, and what express saves', () => {
    const rigid = { product: 'rigid-box', print_mode: 'print-color-hd', finish: 'foil-matte' };
    const slow = computeDeliveryPromise({ ...base, production: computeProductionTime(rigid, 'offset') });
    expect(slow.reasons.slice(0, 2)).toMatchObject([
      { reason: 'slower_product', days: 10, cause: 'hand_assembly' },
      { reason: 'slower_product', days: 1, cause: 'film' },
    ]);
    const fast = computeDeliveryPromise({ ...base, production: computeProductionTime(mailer, 'digital', 7) });
    expect(fast.reasons[0]).toMatchObject({ reason: 'express', days: -7 });
    // Eight working days and a weekend.
    expect(fast.dispatch).toBe('2026-09-24');
  });

  it('keeps an instant of the plant’s summer and winter time', () => {
    expect(toPlantInstant({ day: '2026-03-28', minutes: 840 })).toBe('2026-03-28T14:00:00+01:00');
    expect(toPlantInstant({ day: '2026-03-29', minutes: 840 })).toBe('2026-03-29T14:00:00+02:00');
    expect(toPlantInstant({ day: '2026-10-25', minutes: 840 })).toBe('2026-10-25T14:00:00+01:00');
  });
});

const start = fc.record({
  day: fc.integer({ min: 0, max: 5400 }).map((days) => addDays('2024-01-01', days)),
  minutes: fc.integer({ min: 0, max: 1439 }),
});
const process = fc.constantFrom('none', 'digital', 'flexo', 'offset');
const thing = fc.record({
  product: fc.constantFrom('mailer-box-plain', 'rigid-box', 'poly-mailer', 'sample-packs'),
  print_mode: fc.constantFrom('no-print', 'print-color-hd', 'print-indigo-color-with-inside'),
  finish: fc.constantFrom('foil-none', 'foil-matte'),
});
const request = fc.record({
  from: start,
  production: fc
    .tuple(thing, process, fc.constantFrom(0, 4, 7, 40))
    .map(([one, by, saved]) => computeProductionTime(one, by as 'digital', saved)),
  transit: fc.constantFrom([1, 2] as const, [3, 5] as const, [5, 5] as const),
  destination: fc.constantFrom(...supportedCountries),
  customs: fc.boolean(),
  locale: fc.constant('en-US' as const),
}) satisfies fc.Arbitrary<PromiseRequest>;
const runs = { numRuns: 1000 };

/** Checks that everything is later or equal, stage by stage. */
const notEarlier = (
  later: ReturnType<typeof computeDeliveryPromise>,
  earlier: ReturnType<typeof computeDeliveryPromise>,
) => {
  for (const key of ['approve_by', 'dispatch', 'from', 'to'] as const)
    expect(later[key] >= earlier[key]).toBe(true);
};

describe('for any day, hour, thing, country and method', () => {
  it('every day is a standard working day or has a reason', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { reasons, standard_days, to } = computeDeliveryPromise(one);
        const told = reasons.reduce((sum, { days }) => sum + days, 0);
        expect(daysBetween(one.from.day, to)).toBe(standard_days.production + standard_days.transit + told);
      }),
      runs,
    );
  });

  it('dates ascend, and nothing is approved, sent or delivered on a day off', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { approve_by, dispatch, from, to, stages } = computeDeliveryPromise(one);
        const dates = [one.from.day, approve_by, dispatch, from, to];
        expect([...dates].sort()).toEqual(dates);
        expect(isWorkingDay('PL', approve_by) && isWorkingDay('PL', dispatch)).toBe(true);
        for (const date of [from, to]) {
          expect([0, 6]).not.toContain(weekdayOf(date));
          expect(holidayOn(one.destination, date)).toBeUndefined();
        }
        const untils = stages.map(({ until }) => until);
        expect([...untils].sort()).toEqual(untils);
      }),
      runs,
    );
  });

  it('a later start never arrives earlier', () => {
    fc.assert(
      fc.property(request, start, (one, other) => {
        const [early = other, late = other] = [one.from, other].sort((a, b) =>
          a.day === b.day ? a.minutes - b.minutes : a.day < b.day ? -1 : 1,
        );
        notEarlier(
          computeDeliveryPromise({ ...one, from: late }),
          computeDeliveryPromise({ ...one, from: early }),
        );
      }),
      runs,
    );
  });

  it('more holidays never arrive earlier', () => {
    fc.assert(
      fc.property(request, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }), (one, offsets) => {
        const more = new Set(offsets.map((offset) => addDays(one.from.day, offset)));
        const calendar: Calendar = {
          holidayOn: (country, day) => (more.has(day) ? { key: 'national' } : holidayOn(country, day)),
        };
        notEarlier(computeDeliveryPromise(one, calendar), computeDeliveryPromise(one));
      }),
      runs,
    );
  });

  it('approving in the last minute keeps every date, and a minute later does not', () => {
    fc.assert(
      fc.property(request, (one) => {
        const told = computeDeliveryPromise(one);
        const at = (minutes: number) =>
          computeDeliveryPromise({ ...one, from: { day: told.approve_by, minutes } });
        const { reasons: _last, ...last } = at(14 * 60 - 1);
        const { reasons: _told, ...dates } = told;
        expect(last).toEqual(dates);
        const missed = at(14 * 60);
        expect(missed.approve_by > told.approve_by).toBe(true);
        expect(missed.dispatch > told.dispatch).toBe(true);
        notEarlier(missed, told);
        // The instant is the plant's 14:00 of that day, in summer and winter.
        expect(toPlantTime(new Date(told.approve_by_at))).toEqual({ day: told.approve_by, minutes: 840 });
      }),
      runs,
    );
  });

  it('express never arrives later, and never skips a stage', () => {
    fc.assert(
      fc.property(request, thing, process, fc.integer({ min: 0, max: 30 }), (one, what, by, saved) => {
        const normal = computeProductionTime(what, by as 'digital');
        const fast = computeProductionTime(what, by as 'digital', saved);
        expect(fast.stages.map(({ stage }) => stage)).toEqual(normal.stages.map(({ stage }) => stage));
        notEarlier(
          computeDeliveryPromise({ ...one, production: normal }),
          computeDeliveryPromise({ ...one, production: fast }),
        );
      }),
      runs,
    );
  });
});

describe('production', () => {
  it.each(['none', 'digital', 'flexo', 'offset'] as const)('spends the standard days by %s', (by) => {
    const { stages } = computeProductionTime(mailer, by);
    expect(stages.reduce((sum, { days }) => sum + days, 0)).toBe(productionWorkingDays);
    expect(stages.some(({ stage }) => stage === 'plate')).toBe(by === 'flexo' || by === 'offset');
  });

  it('saves what is asked as long as each stage keeps a day', () => {
    expect(computeProductionTime(mailer, 'digital', 7).saved).toBe(7);
    expect(computeProductionTime(mailer, 'digital', 40).saved).toBe(12);
    expect(computeProductionTime({ ...mailer, product: 'sample-packs' }, 'none')).toEqual(
      stockProductionTime,
    );
  });
});

describe('the plant’s clock', () => {
  it.each([
    ['2026-11-27T23:30:00Z', '2026-11-28', 30],
    ['2026-07-01T11:59:00Z', '2026-07-01', 13 * 60 + 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-11-27T23:00:00Z', '2026-11-28', 0],
    ['2028-02-29T11:00:00Z', '2028-02-29', 720],
  ])('at %s shows %s and %d minutes', (now, day, minutes) => {
    expect(toPlantTime(new Date(now))).toEqual({ day, minutes });
  });
});
