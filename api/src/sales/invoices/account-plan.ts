import type { VatTreatment } from '@shop/contracts';

/** The accounts of the general ledger that a seller books sales on, and its codes of VAT. */
export interface AccountPlan {
  /** What buyers owe; payments are booked against it elsewhere. */
  readonly receivables: string;
  readonly revenue: Readonly<Record<VatTreatment, string>>;
  /** VAT owed; where none is charged no entry is written. */
  readonly vat: Readonly<Record<VatTreatment, string>>;
  /** The tax code is this, the country and the percentage: `OSS-DE-19`. */
  readonly codes: Readonly<Record<VatTreatment, string>>;
}

/**
 * The plan of the demonstration seller, after the model chart that Polish companies start from (200 receivables, 221
 * VAT, 701 sale of products). Another seller changes only this file.
 */
export const accountPlan: AccountPlan = {
  receivables: '200',
  revenue: {
    domestic: '701-1',
    registration: '701-2',
    one_stop_shop: '701-3',
    intra_community: '701-4',
    reverse_charge: '701-5',
    export: '701-6',
    outside_scope: '701-7',
    unassigned: '701-9',
  },
  vat: {
    domestic: '221-1',
    registration: '221-2',
    one_stop_shop: '221-3',
    intra_community: '221-9',
    reverse_charge: '221-9',
    export: '221-9',
    outside_scope: '221-9',
    unassigned: '221-9',
  },
  codes: {
    domestic: 'DOM',
    registration: 'REG',
    one_stop_shop: 'OSS',
    intra_community: 'ICS',
    reverse_charge: 'RC',
    export: 'EXP',
    outside_scope: 'OUT',
    unassigned: 'UNASSIGNED',
  },
};

/** @example taxCodeOf({ treatment: 'one_stop_shop', country: 'DE', rate: 1900 }) // 'OSS-DE-19' */
export const taxCodeOf = ({
  treatment,
  country,
  rate,
}: {
  readonly treatment: VatTreatment;
  readonly country: string | null;
  readonly rate: number;
}): string =>
  [accountPlan.codes[treatment], ...(country === null ? [] : [country]), String(rate / 100)].join('-');
