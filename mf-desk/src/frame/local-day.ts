/** A day as date fields have it, by the clock of the reader. @example localDay(new Date()) // '2026-11-30' */
export const localDay = (at: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};
