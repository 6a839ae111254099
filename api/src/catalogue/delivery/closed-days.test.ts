import { addDays } from '@shop/regions';
import fc from 'fast-check';
import { setClosedDays } from './closed-days.ts';
import { computeDeliveryPromise, type PromiseRequest } from './delivery-promise.ts';
import { computeProductionTime } from './production-times.ts';

// Monday 14 September 2026; no public holiday lies in the weeks after it (delivery-promise.test.ts).
const request: PromiseRequest = {
  from: { day: '2026-09-14', minutes: 9 * 60 },
  production: computeProductionTime(
    { product: 'mailer-box-full-color', print_mode: 'print-color-hd', finish: 'foil-none' },
    'offset',
  ),
  transit: [3, 5],
  destination: 'DE',
  region: 'de',
  customs: false,
  locale: 'de-DE',
};
afterEach(() => setClosedDays([]));

it('steps over closed days of the plant and of the region, each with its reason', () => {
  expect(computeDeliveryPromise(request)).toMatchObject({ dispatch: '2026-10-05', to: '2026-10-12' });
  setClosedDays([
    { id: 1, place: 'plant', day: '2026-09-16' },
    { id: 2, place: 'de', day: '2026-10-08' },
    { id: 3, place: 'pl', day: '2026-10-09' },
  ]);
  const promise = computeDeliveryPromise(request);
  // 5 October is a Monday; from Tuesday the 6th five days without the 8th lead to Wednesday the 14th.
  expect(promise).toMatchObject({ dispatch: '2026-10-06', to: '2026-10-14' });
  expect(promise.reasons.filter(({ reason }) => reason === 'holiday')).toEqual([
    expect.objectContaining({
      days: 1,
      date: '2026-09-16',
      holiday: { key: 'plant_closed', name: 'Werk geschlossen' },
    }),
    expect.objectContaining({
      days: 1,
      date: '2026-10-08',
      holiday: { key: 'no_deliveries', name: 'Keine Zustellung' },
    }),
  ]);
});

it('accounts for every day between start and delivery, whatever is closed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (offsets) => {
      setClosedDays(
        offsets.flatMap((offset, id) =>
          (['plant', 'de'] as const).map((place) => ({ id, place, day: addDays('2026-09-14', offset) })),
        ),
      );
      const { to, standard_days: standard, reasons } = computeDeliveryPromise(request);
      const told = reasons.reduce((sum, { days }) => sum + days, standard.production + standard.transit);
      expect((Date.parse(to) - Date.parse('2026-09-14')) / 86_400_000).toBe(told);
    }),
    { numRuns: 50 },
  );
});
