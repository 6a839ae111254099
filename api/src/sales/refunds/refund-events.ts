/**
 * Whether a gateway's event is about a refund or dispute; all others are about the outcome of a
 * payment.
 */
export const isRefundOrDispute = (kind: string): boolean => /^(charge\.(refund|dispute)|refund\.)/.test(kind);
