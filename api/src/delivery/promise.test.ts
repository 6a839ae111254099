import { addDays, holidayOn, isWorkingDay } from '@shop/regions';
import fc from 'fast-check';
import { minutesOf, plantTime } from './clock.ts';
import { orderDelivery } from './order-delivery.ts';
import { type PromiseRequest, productionWorkingDays, promise } from './promise.ts';

const base: PromiseRequest = {
  from: { day: '2026-09-14', minutes: 9 * 60 },
  production: 'printed',
  transit: [3, 5],
  destination: 'DE',
  customs: false,
  locale: 'en-US',
};

describe('the date promise', () => {
  it('takes 21 days of production where no holiday lies between, then the courier', () => {
    expect(promise(base)).toEqual({
      approve_by: '2026-09-14',
      dispatch: '2026-10-05',
      from: '2026-10-08',
      to: '2026-10-12',
      stages: [
        { stage: 'check', working_days: 1, until: '2026-09-15' },
        { stage: 'plate', working_days: 3, until: '2026-09-18' },
        { stage: 'print', working_days: 5, until: '2026-09-25' },
        { stage: 'finish', working_days: 6, until: '2026-10-05' },
        { stage: 'transit', working_days: 5, until: '2026-10-12' },
      ],
      skipped_holidays: [],
    });
    expect(addDays('2026-09-14', 21)).toBe('2026-10-05');
    expect(productionWorkingDays).toBe(15);
  });

  it('closes the day at 14:00 of the plant', () => {
    const at = (time: string) =>
      promise({ ...base, from: { day: '2026-09-14', minutes: minutesOf(time) } }).approve_by;
    expect([at('13:59'), at('14:00'), at('23:59')]).toEqual(['2026-09-14', '2026-09-15', '2026-09-15']);
    expect(promise({ ...base, from: { day: '2026-09-18', minutes: 900 } }).approve_by).toBe('2026-09-21');
  });

  it('skips the plant’s holidays while producing and the destination’s in transit, and says so', () => {
    const late = promise({
      ...base,
      from: { day: '2026-12-01', minutes: 0 },
      destination: 'SE',
      locale: 'sv-SE',
    });
    expect(late.dispatch).toBe('2026-12-22');
    expect(late.skipped_holidays).toEqual([
      { date: '2026-12-24', name: 'Julafton', country_iso: 'SE' },
      { date: '2026-12-25', name: 'Juldagen', country_iso: 'SE' },
      { date: '2026-12-31', name: 'Nyårsafton', country_iso: 'SE' },
      { date: '2027-01-01', name: 'Nyårsdagen', country_iso: 'SE' },
    ]);
    expect([late.from, late.to]).toEqual(['2026-12-29', '2027-01-04']);
    const polish = promise({
      ...base,
      from: { day: '2026-10-28', minutes: 0 },
      destination: 'PL',
      locale: 'pl-PL',
    });
    expect(polish.skipped_holidays).toEqual([
      { date: '2026-11-11', name: 'Święto Niepodległości', country_iso: 'PL' },
    ]);
    expect(polish.dispatch).toBe('2026-11-19');
  });

  it('shows customs as a stage without days', () => {
    const { stages, to } = promise({ ...base, destination: 'NO', customs: true });
    expect(stages.at(-1)).toEqual({ stage: 'customs', working_days: 0, until: to });
    expect(to).toBe(promise({ ...base, destination: 'NO' }).to);
  });

  it('sends from stock without production, and plain boxes without plate and print', () => {
    expect(promise({ ...base, production: 'stock' }).dispatch).toBe('2026-09-14');
    const plain = promise({ ...base, production: 'plain' });
    expect(plain.dispatch).toBe(promise(base).dispatch);
    expect(plain.stages.map(({ stage }) => stage)).toEqual(['check', 'finish', 'transit']);
  });

  it('holds its order for any day, country and method', () => {
    const request = fc.record({
      from: fc.record({
        day: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
        minutes: fc.integer({ min: 0, max: 1439 }),
      }),
      production: fc.constantFrom('printed', 'plain', 'stock'),
      transit: fc.constantFrom([1, 2] as const, [3, 5] as const, [0, 0] as const),
      destination: fc.constantFrom('PL', 'DE', 'SE', 'GB', 'US', 'RO', 'NO', 'MT'),
      customs: fc.boolean(),
      locale: fc.constant('en-US'),
    });
    fc.assert(
      fc.property(request, (one) => {
        const { approve_by, dispatch, from, to, stages, skipped_holidays } = promise(one as PromiseRequest);
        const days = [one.from.day, approve_by, dispatch, from, to];
        expect([...days].sort()).toEqual(days);
        expect(isWorkingDay('PL', approve_by)).toBe(true);
        const untils = stages.map(({ until }) => until);
        expect([...untils].sort()).toEqual(untils);
        const made = stages.filter(({ stage }) => stage !== 'transit' && stage !== 'customs');
        const spent = made.reduce((sum, { working_days }) => sum + working_days, 0);
        expect(spent).toBe(one.production === 'stock' ? 0 : productionWorkingDays);
        for (const { date, country_iso } of skipped_holidays)
          expect(holidayOn(country_iso, date)).toBeDefined();
        // An hour later never arrives earlier.
        const later = { ...one, from: { ...one.from, minutes: Math.min(1439, one.from.minutes + 60) } };
        expect(promise(later as PromiseRequest).to >= to).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the plant’s clock', () => {
  it.each([
    ['2026-11-27T23:30:00Z', '2026-11-28', 30],
    ['2026-07-01T11:59:00Z', '2026-07-01', 13 * 60 + 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-11-27T23:00:00Z', '2026-11-28', 0],
  ])('at %s shows %s and %d minutes', (now, day, minutes) => {
    expect(plantTime(new Date(now))).toEqual({ day, minutes });
  });
});

describe('an order', () => {
  const item = (print_mode: string) => ({
    sku: 's',
    external_pim_sku: 'p',
    product_id: 1,
    name: 'n',
    slug: 'mailer-box-full-color',
    product_type: 'mailer-box',
    configuration: {
      product: 'mailer-box-full-color',
      size: { length: 212, width: 148, height: 61 },
      material: 'm',
      print_mode,
      finish: 'foil-none',
      quality: 'standard',
    },
  });
  const now = new Date('2026-09-14T07:00:00Z');

  it('arrives with its slowest item', () => {
    const window = orderDelivery('eu', 'DE', [item('no-print'), item('print-color-hd')], [3, 5], now);
    expect(window).toEqual({ from: '2026-10-08', to: '2026-10-12' });
    const samples = { ...item('no-print'), slug: 'sample-packs' };
    expect(orderDelivery('eu', 'DE', [samples], [5, 5], now)).toEqual({
      from: '2026-09-21',
      to: '2026-09-21',
    });
    expect(orderDelivery('eu', 'DE', [samples, item('no-print')], [3, 5], now)).toEqual(window);
  });

  it('has no date while it is empty', () => {
    expect(orderDelivery('eu', 'DE', [], [3, 5], now)).toBeNull();
  });
});
