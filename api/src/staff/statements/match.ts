/** What an order is for the matching of a transfer. */
export interface Candidate {
  readonly orderId: number;
  readonly currency: string;
  readonly canceled: boolean;
}

export type FoundBy = 'number' | 'amount' | 'name';
/** As stored with an entry. */
export interface Proposal {
  readonly order_id: number;
  readonly by: FoundBy;
}

const mostProposals = 5;

/** Every text of the form of an order number, whatever spaces and hyphens the payer or the bank put in between. */
export const findOrderNumbers = (text: string): readonly string[] => {
  const dense = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = [...dense.matchAll(/(?=(R[2-9A-HJKMNP-TV-Z]{13}))/g)].flatMap(([, number]) => number ?? []);
  return [...new Set(found)].slice(0, 10);
};

/** The same for numbers of invoices and pro formas: `FV 2026 000012`, `fv2026000012`. */
export const findInvoiceNumbers = (text: string): readonly string[] => {
  const dense = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = [...dense.matchAll(/(FV|PF)(20\d{2})(\d{6})(?!\d)/g)].map(
    ([, kind, year, serial]) => `${kind}-${year}-${serial}`,
  );
  return [...new Set(found)].slice(0, 10);
};

/** Legal forms and words that many names share. */
const common =
  /^(gmbh|co|kg|ag|ug|und|and|spol|sro|sp|zoo|oo|ltd|limited|llc|inc|sa|sas|sarl|srl|bv|nv|ab|herr|frau|mr|mrs|pan|pani)$/;

/** The words of a payer's name by which an order may be found; none if the name says too little. */
export const nameWords = (name: string | null): readonly string[] => {
  const words = (name ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3 && !common.test(word));
  return words.length === 0 || words.join('').length < 5 ? [] : words.slice(0, 4);
};

/**
 * Decides what an entry pays. `sure`: the only order whose number is written in it, in the entry's currency and not
 * canceled; it is booked if the amount is due. Everything else is proposed: numbers before amounts before names.
 */
export const decideMatch = (
  currency: string,
  found: {
    readonly byNumber: readonly Candidate[];
    readonly byAmount: readonly Candidate[];
    readonly byName: readonly Candidate[];
  },
): { readonly sure: number | null; readonly proposals: readonly Proposal[] } => {
  const [only, ...others] = found.byNumber;
  const isSure = only !== undefined && others.length === 0 && only.currency === currency && !only.canceled;
  const proposals = [
    ...found.byNumber.map(({ orderId }) => ({ order_id: orderId, by: 'number' as const })),
    ...found.byAmount.map(({ orderId }) => ({ order_id: orderId, by: 'amount' as const })),
    ...found.byName.map(({ orderId }) => ({ order_id: orderId, by: 'name' as const })),
  ];
  const once = proposals.filter(
    ({ order_id }, index) => proposals.findIndex((one) => one.order_id === order_id) === index,
  );
  return { sure: isSure ? only.orderId : null, proposals: once.slice(0, mostProposals) };
};

/** Whether an amount is what an order owes: all of it, or its next instalment. Minor units. */
export const isDue = (
  amount: bigint,
  { outstanding, instalment }: { readonly outstanding: bigint; readonly instalment: bigint | null },
): boolean => amount === outstanding || (instalment !== null && amount === instalment);
