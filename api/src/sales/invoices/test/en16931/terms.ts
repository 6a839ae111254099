/** The business terms (BT) and groups (BG) of EN 16931-1 as a reader finds them in a file. Mutable: tests damage copies. */
export interface Terms {
  /** BT-24. */
  specification?: string | undefined;
  /** BT-1. */
  number?: string | undefined;
  /** BT-2. */
  issueDate?: string | undefined;
  /** BT-3. */
  typeCode?: string | undefined;
  /** BT-5. */
  currency?: string | undefined;
  /** BT-6. */
  taxCurrency?: string | undefined;
  /** BT-7. */
  taxPointDate?: string | undefined;
  /** BT-8. */
  taxPointCode?: string | undefined;
  /** BT-9. */
  dueDate?: string | undefined;
  /** BT-10. */
  buyerReference?: string | undefined;
  /** BT-13. */
  purchaseOrder?: string | undefined;
  /** BT-20. */
  paymentTerms?: string | undefined;
  /** BT-23. */
  process?: string | undefined;
  /** BG-3. */
  preceding: { number?: string | undefined; date?: string | undefined }[];
  /** BG-4. */
  seller: PartyTerms;
  /** BG-7. */
  buyer: PartyTerms;
  /** BG-10. */
  payee?: { name?: string | undefined } | undefined;
  /** BG-11. */
  representative?:
    | { name?: string | undefined; vatId?: string | undefined; address?: AddressTerms | undefined }
    | undefined;
  /** BT-72. */
  deliveryDate?: string | undefined;
  /** BG-14. */
  period?: PeriodTerms | undefined;
  /** BG-15. */
  deliverTo?: AddressTerms | undefined;
  /** BG-16 to BG-18. */
  payments: {
    means?: string | undefined;
    transfer?: { account?: string | undefined } | undefined;
    card?: string | undefined;
  }[];
  /** BG-20. */
  allowances: AdjustmentTerms[];
  /** BG-21. */
  charges: AdjustmentTerms[];
  /** BG-22. */
  totals: {
    lines?: string | undefined;
    allowances?: string | undefined;
    charges?: string | undefined;
    net?: string | undefined;
    tax?: string | undefined;
    taxAccounting?: string | undefined;
    gross?: string | undefined;
    paid?: string | undefined;
    rounding?: string | undefined;
    payable?: string | undefined;
  };
  /** BG-23. */
  breakdown: BreakdownTerms[];
  /** BG-24. */
  supporting: { reference?: string | undefined }[];
  /** BG-25. */
  lines: LineTerms[];
}

export interface AddressTerms {
  line?: string | undefined;
  city?: string | undefined;
  zip?: string | undefined;
  country?: string | undefined;
}

export interface PartyTerms {
  name?: string | undefined;
  /** BT-29. */
  identifier?: string | undefined;
  /** BT-30, BT-47. */
  registration?: string | undefined;
  /** BT-31, BT-48. */
  vatId?: string | undefined;
  /** BT-32. */
  taxId?: string | undefined;
  /** BT-34, BT-49. */
  endpoint?: { id?: string | undefined; scheme?: string | undefined } | undefined;
  /** BG-6. */
  contact?: { name?: string | undefined; phone?: string | undefined; email?: string | undefined } | undefined;
  address?: AddressTerms | undefined;
}

export interface PeriodTerms {
  start?: string | undefined;
  end?: string | undefined;
}

export interface AdjustmentTerms {
  amount?: string | undefined;
  base?: string | undefined;
  category?: string | undefined;
  rate?: string | undefined;
  reason?: string | undefined;
  code?: string | undefined;
}

export interface BreakdownTerms {
  base?: string | undefined;
  tax?: string | undefined;
  category?: string | undefined;
  rate?: string | undefined;
  reason?: string | undefined;
  reasonCode?: string | undefined;
}

export interface LineTerms {
  id?: string | undefined;
  quantity?: string | undefined;
  unit?: string | undefined;
  net?: string | undefined;
  period?: PeriodTerms | undefined;
  allowances: AdjustmentTerms[];
  charges: AdjustmentTerms[];
  price?: string | undefined;
  grossPrice?: string | undefined;
  priceBase?: string | undefined;
  category?: string | undefined;
  rate?: string | undefined;
  name?: string | undefined;
  standardId?: { id?: string | undefined; scheme?: string | undefined } | undefined;
  classification?: { id?: string | undefined; scheme?: string | undefined } | undefined;
  attributes: { name?: string | undefined; value?: string | undefined }[];
}
