/** Whether the text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
