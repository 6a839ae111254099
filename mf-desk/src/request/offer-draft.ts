import type { Configuration, StaffOfferInput } from '@shop/contracts';
import { parseAmount } from '../order/read-refund.ts';

/** One alternative as it is typed. */
export interface DraftLine {
  readonly key: number;
  /** Null: the box of the request. */
  readonly box: Configuration | null;
  readonly quantity: string;
  /** The net total; empty: that of the price model. */
  readonly price: string;
}

/** An offer as it is typed. */
export interface OfferDraft {
  readonly lines: readonly DraftLine[];
  /** Validity in days. */
  readonly days: string;
  readonly terms: string;
  readonly reason: string;
}

/** The fields that cannot be sent, as `lines.0.quantity`, `lines.0.price`, `lines.0.box` or `days`. */
export type DraftFaults = ReadonlySet<string>;

const readQuantity = (typed: string): number | null =>
  /^[1-9]\d{0,7}$/.test(typed.replace(/[\s\u00a0\u202f]/g, ''))
    ? Number(typed.replace(/[\s\u00a0\u202f]/g, ''))
    : null;

/** Whether every dimension of a box is a length in millimetres. */
const isSized = ({ size }: Configuration): boolean =>
  [size.length, size.width, size.height].every((length) => Number.isFinite(length) && length >= 0);

export const findFaults = ({ lines, days }: OfferDraft, hasBox: boolean): DraftFaults =>
  new Set([
    ...lines.flatMap(({ quantity, price, box }, at) => [
      ...(readQuantity(quantity) === null ? [`lines.${at}.quantity`] : []),
      ...(price.trim() !== '' && parseAmount(price) === null ? [`lines.${at}.price`] : []),
      ...((box === null && !hasBox) || (box !== null && !isSized(box)) ? [`lines.${at}.box`] : []),
    ]),
    ...(/^[1-9]\d{0,2}$/.test(days.trim()) && Number(days) <= 184 ? [] : ['days']),
  ]);

/** The offer as the API takes it; null where a field cannot be sent. `now` is the moment of sending. */
export const readOffer = (
  draft: OfferDraft,
  hasBox: boolean,
  revision: number,
  now: Date,
): StaffOfferInput | null => {
  if (draft.lines.length === 0 || findFaults(draft, hasBox).size > 0) return null;
  const until = new Date(now.getTime() + Number(draft.days) * 86_400_000);
  return {
    lines: draft.lines.map(({ quantity, price, box }) => {
      const total = price.trim() === '' ? null : parseAmount(price);
      return {
        quantity: readQuantity(quantity) ?? 0,
        ...(box === null ? {} : { configuration: box }),
        ...(total === null ? {} : { total_net: total }),
      };
    }),
    valid_until: until.toISOString(),
    revision,
    ...(draft.terms.trim() === '' ? {} : { terms: draft.terms.trim() }),
    ...(draft.reason.trim() === '' ? {} : { discount_reason: draft.reason.trim() }),
  };
};
