import { type BodyOf, type Carrier, carriers, type createShipment, type StaffOrder } from '@shop/contracts';

/** What is typed in the dialog of a new shipment. */
export interface ParcelForm {
  readonly carrier: string;
  readonly tracking: string;
  /** In kilograms. */
  readonly weight: string;
  /** By line item id. */
  readonly pieces: Readonly<Record<number, string>>;
}

type Parcel = Omit<BodyOf<typeof createShipment>, 'order_number'>;
export type ParcelField = 'carrier' | 'tracking' | 'weight' | 'pieces';
export type ParcelReading =
  | { readonly ok: true; readonly parcel: Parcel }
  | { readonly ok: false; readonly errors: readonly ParcelField[] };

/** Pieces of a line that are neither packed nor sent; those refunded are not awaited. */
export const piecesLeft = ({
  quantity,
  packed,
  shipped,
  refunded,
}: Pick<StaffOrder['lines'][number], 'quantity' | 'packed' | 'shipped' | 'refunded'>): number =>
  Math.max(0, quantity - packed - shipped - refunded);

/** Reads a tracking number as carriers print it, with blanks; undefined: none; null: no such number. */
export const readTracking = (typed: string): string | null | undefined => {
  const text = typed.replace(/\s/g, '');
  if (text === '') return undefined;
  return /^[A-Za-z0-9-]{4,40}$/.test(text) ? text : null;
};

/** Reads kilograms with point or comma as grams, at most 30 t; undefined: none; null: no such weight. */
export const readGrams = (typed: string): number | null | undefined => {
  const text = typed.replace(/\s/g, '');
  if (text === '') return undefined;
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text);
  const grams = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : 0;
  return grams >= 1 && grams <= 30_000_000 ? grams : null;
};

const carrierOf = (id: string): Carrier | undefined => carriers.find((one) => one === id);

/** Returns what the form asks for, or the fields in which something is missing or wrong. */
export const readParcel = (form: ParcelForm, lines: StaffOrder['lines']): ParcelReading => {
  const carrier = carrierOf(form.carrier);
  const tracking = readTracking(form.tracking);
  const grams = readGrams(form.weight);
  const wished = lines.flatMap((line) => {
    const typed = (form.pieces[line.line_item_id] ?? '').trim();
    return typed === '' || typed === '0'
      ? []
      : [{ line_item_id: line.line_item_id, typed, left: piecesLeft(line) }];
  });
  const isWrong = ({ typed, left }: (typeof wished)[number]) =>
    !/^[1-9]\d{0,8}$/.test(typed) || Number(typed) > left;
  const errors: ParcelField[] = [
    ...(carrier === undefined ? ['carrier' as const] : []),
    ...(tracking === null ? ['tracking' as const] : []),
    ...(grams === null ? ['weight' as const] : []),
    ...(wished.length === 0 || wished.some(isWrong) ? ['pieces' as const] : []),
  ];
  if (carrier === undefined || tracking === null || grams === null || errors.length > 0)
    return { ok: false, errors };
  return {
    ok: true,
    parcel: {
      carrier,
      ...(tracking === undefined ? {} : { tracking_number: tracking }),
      ...(grams === undefined ? {} : { weight_grams: grams }),
      line_items: wished.map(({ line_item_id, typed }) => ({ line_item_id, quantity: Number(typed) })),
    },
  };
};
