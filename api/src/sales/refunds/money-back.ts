/** Messages of a gateway about money that goes back; all others are about how a payment ended. */
export const isMoneyBack = (kind: string): boolean => /^(charge\.(refund|dispute)|refund\.)/.test(kind);
