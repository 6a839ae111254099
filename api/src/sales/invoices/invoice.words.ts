/** Texts of an invoice's page and of mails that name it. */
export type InvoiceWords = Readonly<
  Record<
    | 'normal'
    | 'proforma'
    | 'correction'
    | 'issued'
    | 'delivered'
    | 'order'
    | 'purchaseOrder'
    | 'refers'
    | 'seller'
    | 'buyer'
    | 'shipTo'
    | 'vatId'
    | 'item'
    | 'quantity'
    | 'net'
    | 'rate'
    | 'shipping'
    | 'base'
    | 'tax'
    | 'totalNet'
    | 'totalTax'
    | 'total'
    | 'paid'
    | 'payable'
    | 'due'
    | 'account'
    | 'reference'
    | 'proformaNote'
    | 'verifiedNote'
    | 'refundedNote'
    | 'replacesNote'
    | 'demonstration',
    string
  >
>;
