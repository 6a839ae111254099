/** Calendar days without time zones, as `YYYY-MM-DD`. They sort as text. */
export type Day = string;

export const day = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

export const addDays = (from: Day, count: number): Day => {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return day(year, month, date + count);
};

/** 0 is Sunday, as in `Date`. */
export const weekdayOf = (of: Day): number => new Date(`${of}T00:00:00Z`).getUTCDay();

export const yearOf = (of: Day): number => Number(of.slice(0, 4));

/** True for a day that exists: `2026-02-29` does not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The nth weekday of a month; a negative n counts from the end. @example nthWeekday(2026, 11, 4, 4) // Thanksgiving */
export function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  if (n > 0) {
    const first = day(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
  }
  const last = day(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + 7 * (n + 1));
}

/** Easter Sunday of the western churches (Meeus/Jones/Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const n = e + f - 7 * g + 114;
  return day(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Easter Sunday of the eastern churches, in the Gregorian calendar (Meeus; 13 days apart until 2099). */
export function orthodoxEaster(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const n = d + e + 114;
  return addDays(day(year, Math.floor(n / 31), (n % 31) + 1), 13);
}
