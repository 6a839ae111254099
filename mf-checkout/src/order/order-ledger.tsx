import type { Order } from '@shop/contracts';
import { useFormat, useText } from '@shop/kit/i18n';
import { Icon, Ledger } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './order.module.css';

interface OrderLedgerProps {
  readonly order: Order;
  readonly pending?: boolean;
  readonly action?: ReactNode;
}

/** What the order costs: goods, delivery, tax by rate, and the total the shopper pays. */
export function OrderLedger({ order, pending = false, action }: OrderLedgerProps) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  const rows = [
    { id: 'items', label: t('ledger.items'), figure: money(order.item_total) },
    ...(Number(order.promotion_amount) !== 0
      ? [
          {
            id: 'promotion',
            label: t('ledger.promotion'),
            figure: money(order.promotion_amount),
            kind: 'saving' as const,
          },
        ]
      : []),
    {
      id: 'delivery',
      label: t('ledger.delivery'),
      figure:
        order.shipping_method === null
          ? t('ledger.deliveryLater')
          : Number(order.ship_total) === 0
            ? t('ledger.free')
            : money(order.ship_total),
    },
    ...order.taxes.map((tax) => ({
      id: `tax-${tax.category}-${tax.rate}-${tax.country_iso}`,
      label: t('ledger.tax', { rate: format.percent(Number(tax.rate) / 100) }),
      ...(tax.reason ? { detail: tax.reason } : {}),
      figure: money(tax.amount),
    })),
  ];
  return (
    <Ledger
      standing
      title={t('ledger.title')}
      rows={rows}
      pending={pending}
      openLabel={t('ledger.open')}
      closeLabel={t('ledger.close')}
      total={{ label: t('ledger.total'), figure: money(order.total) }}
      {...(order.estimated_delivery
        ? {
            aside: (
              <p className={styles.date}>
                <Icon name="truck" size={20} />
                <span>
                  {t('delivery.between', {
                    from: format.date(order.estimated_delivery.from, 'weekday'),
                    to: format.date(order.estimated_delivery.to, 'weekday'),
                  })}
                </span>
              </p>
            ),
          }
        : {})}
      {...(action ? { action } : {})}
    />
  );
}
