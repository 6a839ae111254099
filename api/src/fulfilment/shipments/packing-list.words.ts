/** Texts of a packing list; carrier and tracking number are named as in the mail of the shipment. */
export type PackingListWords = Readonly<
  Record<
    | 'title'
    | 'packed'
    | 'order'
    | 'purchaseOrder'
    | 'shipment'
    | 'sender'
    | 'shipTo'
    | 'item'
    | 'quantity'
    | 'cartons'
    | 'allCartons'
    | 'weight'
    | 'allPieces'
    | 'netWeight'
    | 'grossWeight'
    | 'calculated'
    | 'demonstration',
    string
  >
>;
