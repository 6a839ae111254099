import type { StaffPeriod } from '@shop/contracts';

/** A month that is over and open. */
export const openPeriod: StaffPeriod = {
  month: '2026-01',
  seller: 'PL1234563218',
  closable_from: '2026-02-02',
  closing: null,
  reopened: [],
  figures: null,
  differences: null,
};
