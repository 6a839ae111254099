import type { LineItem, Order } from '@shop/contracts';
import { lineAmount } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';

/** The price of a line, its express surcharge, and the price per piece. */
export function LinePrice({ order, line }: { readonly order: Order; readonly line: LineItem }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const shown = (listed: Parameters<typeof lineAmount>[1]) =>
    format.money(lineAmount(order, listed), order.currency);
  return (
    <div className={styles.price}>
      <strong>{shown(line)}</strong>
      <span>{t(order.prices_include_tax ? 'cart.gross' : 'cart.net')}</span>
      {line.express ? <span>{t('cart.express', { price: shown(line.express) })}</span> : null}
      <span>{t('cart.each', { price: format.unitPrice(line.price, order.currency) })}</span>
    </div>
  );
}
