import { useWaiting } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  forgetRefused,
  type Place,
  sendQuantity,
  subscribe,
  takeUpKept,
  unsentAt,
} from './unsent-quantities.ts';

export interface QuantityAt {
  /** What is typed while the server does not have it, else what the server has. */
  readonly value: number;
  readonly change: (quantity: number) => void;
  /** Says that it is kept until the connection is back; undefined when nothing is. */
  readonly hint: string | undefined;
  /** Why the server refused what was typed; the value is the server's again. */
  readonly error: string | undefined;
}

/** The quantity of a line or bundle, for its field; `known` is what the server has. */
export function useQuantity(place: Place, known: number): QuantityAt {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const unsent = useSyncExternalStore(subscribe, () => unsentAt(place));
  useWaiting(unsent?.state === 'sending', 'updatingQuantityAndQuality');
  const { order, kind, id } = place;
  useEffect(() => takeUpKept({ order, kind, id }, known), [order, kind, id, known]);
  // Whoever comes back to the cart later does not find yesterday's refusal at a quantity that is in order.
  useEffect(() => () => forgetRefused({ order, kind, id }), [order, kind, id]);
  return {
    value: unsent && unsent.state !== 'refused' ? unsent.quantity : known,
    change: (quantity) => sendQuantity(place, quantity, known),
    hint: unsent?.state === 'waiting' ? t('cart.unsent', { quantity: format.number(known) }) : undefined,
    error: unsent?.problem ? problemText(unsent.problem) : undefined,
  };
}
