import { regionIds } from '@shop/regions';
import fc from 'fast-check';
import { type AnswerKind, promisedMinutes } from './answer-promises.ts';
import { computeAnswerDeadline } from './office-hours.ts';

const minute = 60_000;
const quarter = 15 * minute;
/** A quarter of an hour of the years 2026 and 2027, with four changes of the clock. */
const moment = fc
  .integer({
    min: Date.parse('2026-01-01T00:00:00Z') / quarter,
    max: Date.parse('2027-12-15T00:00:00Z') / quarter,
  })
  .map((at) => new Date(at * quarter));
const minutes = fc.integer({ min: 1, max: 100 }).map((quarters) => quarters * 15);

/** Public holidays of Poland besides Sundays, from the law of 18 January 1951 (Dz.U. 2025 poz. 296). */
const polishHolidays = new Set([
  ...['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'].flatMap(
    (day) => [`2026-${day}`, `2027-${day}`],
  ),
  // Easter Monday and Corpus Christi of both years.
  '2026-04-06',
  '2026-06-04',
  '2027-03-29',
  '2027-05-27',
]);
const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** Whether the office in Warsaw works in the quarter of an hour that begins then. */
const isOpen = (at: number): boolean => {
  const [day = '', time = ''] = warsaw.format(at).split(' ');
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !polishHolidays.has(day) && time >= '09:00' && time < '17:00';
};
/** The minutes of work between two moments, counted one quarter of an hour after another. */
const countWork = (from: Date, to: Date): number => {
  let worked = 0;
  for (let at = from.getTime(); at < to.getTime(); at += quarter) worked += isOpen(at) ? 15 : 0;
  return worked;
};

it('ends after exactly the promised minutes of work, over nights, weekends, holidays and changes of the clock', () => {
  fc.assert(
    fc.property(moment, minutes, (from, promised) => {
      const due = computeAnswerDeadline('pl', from, promised);
      expect(countWork(from, due)).toBe(promised);
      // No earlier moment will do: the last quarter of an hour is one of work.
      expect(isOpen(due.getTime() - quarter)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it('is later for a later question, and the same in two steps as in one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...regionIds),
      moment,
      moment,
      minutes,
      minutes,
      (region, one, other, first, second) => {
        const due = (from: Date, promised: number) => computeAnswerDeadline(region, from, promised);
        const [early, late] = one <= other ? [one, other] : [other, one];
        expect(due(early, first).getTime()).toBeLessThanOrEqual(due(late, first).getTime());
        expect(due(due(one, first), second)).toEqual(due(one, first + second));
      },
    ),
  );
});

it('promises no more than one working day, as the page of the request says', () => {
  for (const kind of ['configuration', 'brief'] satisfies AnswerKind[])
    for (const region of regionIds)
      expect({ kind, region, short: promisedMinutes(kind, region) <= 8 * 60 }).toEqual({
        kind,
        region,
        short: true,
      });
});
