import type { LineItem, Order } from '@shop/contracts';
import { lineAmount, toast, useWaiting } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../order/service-name.ts';
import styles from './cart.module.css';
import { removeLine } from './change-line.ts';

/** A service in the cart: name, price and removal. It is easily added again, so removal needs no confirmation. */
export function ServiceLine({ order, line }: { readonly order: Order; readonly line: LineItem }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'updatingQuantityAndQuality');
  const name = useServiceName()(line) ?? line.product.name;
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const removed = await removeLine(order.number, line.id);
    setBusy(false);
    if (!removed.ok) return void toast('error', problemText(removed.problem));
    toast('success', t('cart.removed', { name }));
  };
  return (
    <li className={styles.service} data-testid="service-line">
      <span>{name}</span>
      <span className={styles.servicePrice}>
        <strong>{format.money(lineAmount(order, line), order.currency)}</strong>{' '}
        {t(order.prices_include_tax ? 'cart.gross' : 'cart.net')}
      </span>
      <Button
        tone="quiet"
        size="small"
        icon="trash"
        onClick={() => void remove()}
        aria-label={t('cart.removeLabel', { name })}
      >
        {t('cart.remove.action')}
      </Button>
    </li>
  );
}
