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
  /** The typed value until the server has it, else the server's. */
  readonly value: number;
  readonly change: (quantity: number) => void;
  /** A hint that it waits for the connection; undefined otherwise. */
  readonly hint: string | undefined;
  /** Why the server refused the typed value; the value is the server's again. */
  readonly error: string | undefined;
}

/** Returns the state of a quantity field of a line or bundle; `known` is the server's quantity. */
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
  // An earlier refusal must not be shown again beside a valid quantity.
  useEffect(() => () => clearRefusedQuantity({ order, kind, id }), [order, kind, id]);
  return {
    value: unsent && unsent.state !== 'refused' ? unsent.quantity : serverQuantity,
    change: (quantity) => sendQuantity(target, quantity, serverQuantity),
    hint:
      unsent?.state === 'waiting' ? t('cart.unsent', { quantity: format.number(serverQuantity) }) : undefined,
    error: unsent?.problem ? problemText(unsent.problem) : undefined,
  };
}
