import type { Order, OrderApproval } from '@shop/contracts';
import { addressLines } from '@shop/intake';
import { useFormat } from '@shop/kit/i18n';
import { Notice } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

interface RequestedOrderProps {
  readonly request: OrderApproval;
  readonly order: Order;
}

/** The requested order: who asked and why, lines, shipping address, and the total with VAT. */
export function RequestedOrder({ request, order }: RequestedOrderProps) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { ship_address: address } = order;
  const addressLine = [
    address?.company,
    ...addressLines({ ...address, address2: null }),
    address?.country_iso,
  ]
    .filter((part) => part)
    .join(', ');
  return (
    <>
      <p>
        {t('orders.asked', { who: request.requested_by.email ?? '–', date: format.date(request.created_at) })}
      </p>
      {request.note === null ? null : <p>{t('orders.note', { note: request.note })}</p>}
      <ul className={styles.lines}>
        {order.line_items.map(({ id, product, variant, quantity, total_gross }) => (
          <li key={id}>
            <span>
              {product.name}
              <span className={styles.soft}> {variant.sku}</span>
            </span>
            <span>
              {t('pieces', { count: quantity, figure: format.number(quantity) })},{' '}
              {format.money(total_gross, order.currency)}
            </span>
          </li>
        ))}
      </ul>
      {addressLine === '' ? null : (
        <p className={styles.soft}>{t('orders.goesTo', { place: addressLine })}</p>
      )}
      <p>
        <strong>{t('orders.totalIs', { total: format.money(order.total, order.currency) })}</strong>
      </p>
      {order.total === request.total ? null : (
        <Notice severity="warning">
          {t('orders.differs', { asked: format.money(request.total, request.currency) })}
        </Notice>
      )}
    </>
  );
}
