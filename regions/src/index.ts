export * from './alternates.ts';
export * from './bank.ts';
export * from './calendar/dates.ts';
export { countriesWithHolidays } from './calendar/holiday-rules.ts';
export {
  type Holiday,
  holidayName,
  holidayOn,
  holidaysOf,
  isWeekend,
  isWorkingDay,
} from './calendar/holidays.ts';
export * from './company.ts';
export * from './content-pages/index.ts';
export * from './countries.ts';
export * from './days.ts';
export * from './hosts.ts';
export * from './instalments.ts';
export * from './markets/index.ts';
export * from './moved-paths.ts';
export * from './page-elements.ts';
export * from './paths/index.ts';
export * from './region.ts';
export * from './resolve-region.ts';
export * from './settings.ts';
export * from './site-paths.ts';
export * from './slugs/products.ts';
export * from './states.ts';
export * from './tax-places/index.ts';
export * from './time-zones.ts';
export * from './vat.ts';
