import fc from 'fast-check';
import { dayIn, marketDay, startOfDay } from './days.ts';
import { markets } from './markets/index.ts';
import { taxPlaceRows } from './tax-places/index.ts';

describe('the day of an instant', () => {
  it.each([
    ['Europe/Bucharest', '2025-07-31T20:59:59.999Z', '2025-07-31'],
    ['Europe/Bucharest', '2025-07-31T21:00:00Z', '2025-08-01'],
    ['Europe/Warsaw', '2025-07-31T21:00:00Z', '2025-07-31'],
    ['America/New_York', '2026-11-29T04:59:59Z', '2026-11-28'],
    ['Pacific/Tahiti', '2026-11-29T09:59:59Z', '2026-11-28'],
    ['UTC', '2026-11-29T00:00:00Z', '2026-11-29'],
  ])('%s at %s is %s', (zone, at, day) => {
    expect(dayIn(zone, new Date(at))).toBe(day);
  });

  it('of a market is that of its own clock', () => {
    const at = new Date('2026-12-31T22:30:00Z');
    expect([markets.gb, markets.pl, markets.ro, markets.us].map((market) => marketDay(market, at))).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
      '2026-12-31',
    ]);
  });

  it('begins where the clock of the zone says, also on the days on which it changes', () => {
    expect(startOfDay('Europe/Bucharest', '2025-08-01').toISOString()).toBe('2025-07-31T21:00:00.000Z');
    // The clocks of Warsaw change at 02:00 and 03:00: midnight still has the offset of the day before.
    expect(startOfDay('Europe/Warsaw', '2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(startOfDay('Europe/Warsaw', '2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
    // Spring on the Azores: 00:00 does not exist there on 29 March 2026.
    expect(startOfDay('Atlantic/Azores', '2026-03-29').toISOString()).toBe('2026-03-29T01:00:00.000Z');
    const zone = fc.constantFrom(...new Set(taxPlaceRows.map(({ timeZone }) => timeZone)));
    const from = Date.parse('2020-01-02');
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 3650 }), (timeZone, count) => {
        const day = dayIn('UTC', new Date(from + count * 86_400_000));
        const start = startOfDay(timeZone, day);
        expect([dayIn(timeZone, start), dayIn(timeZone, new Date(start.getTime() - 1)) < day]).toEqual([
          day,
          true,
        ]);
      }),
    );
  });
});
