/** Messages of a gateway about money that goes back; all others are about how a payment ended. */
export const isRefundOrDispute = (kind: string): boolean => /^(charge\.(refund|dispute)|refund\.)/.test(kind);
