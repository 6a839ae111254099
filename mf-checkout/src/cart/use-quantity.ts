import { useWaiting } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clearRefusedQuantity,
  getUnsentQuantity,
  type QuantityTarget,
  restoreStoredQuantity,
  sendQuantity,
  subscribe,
} from './unsent-quantities.ts';

export interface QuantityFieldState {
  /** What is typed while the server does not have it, else what the server has. */
  readonly value: number;
  readonly change: (quantity: number) => void;
  /** Says that it is kept until the connection is back; undefined when nothing is. */
  readonly hint: string | undefined;
  /** Why the server refused what was typed; the value is the server's again. */
  readonly error: string | undefined;
}

/** The quantity of a line or bundle, for its field; `known` is what the server has. */
export function useQuantity(target: QuantityTarget, serverQuantity: number): QuantityFieldState {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const unsent = useSyncExternalStore(subscribe, () => getUnsentQuantity(target));
  useWaiting(unsent?.state === 'sending', 'updatingQuantityAndQuality');
  const { order, kind, id } = target;
  useEffect(
    () => restoreStoredQuantity({ order, kind, id }, serverQuantity),
    [order, kind, id, serverQuantity],
  );
  // Whoever comes back to the cart later does not find yesterday's refusal at a quantity that is in order.
  useEffect(() => () => clearRefusedQuantity({ order, kind, id }), [order, kind, id]);
  return {
    value: unsent && unsent.state !== 'refused' ? unsent.quantity : serverQuantity,
    change: (quantity) => sendQuantity(target, quantity, serverQuantity),
    hint:
      unsent?.state === 'waiting' ? t('cart.unsent', { quantity: format.number(serverQuantity) }) : undefined,
    error: unsent?.problem ? problemText(unsent.problem) : undefined,
  };
}
