import type { Order } from '@shop/contracts';
import { useFormat, useText } from '@shop/kit/i18n';
import { Ledger } from '@shop/ui';
import type { ReactNode } from 'react';
import { PromiseNote } from './promise-note.tsx';

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
  const { express_total: express = '0.00', customs_total: customs = '0.00' } = order;
  const shipping = less(order.ship_total, customs);
  const rows = [
    { id: 'items', label: t('ledger.items'), figure: money(less(order.item_total, express)) },
    ...(Number(express) > 0 ? [{ id: 'express', label: t('ledger.express'), figure: money(express) }] : []),
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
          : Number(shipping) === 0
            ? t('ledger.free')
            : money(shipping),
    },
    ...(Number(customs) > 0
      ? [
          {
            id: 'customs',
            label: t('ledger.customs'),
            detail: t('ledger.customsDetail'),
            figure: money(customs),
          },
        ]
      : []),
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
        ? { aside: <PromiseNote order={order} promise={order.estimated_delivery} /> }
        : {})}
      {...(action ? { action } : {})}
    />
  );
}

/** One decimal amount of the order's currency less another, in whole cents. */
const less = (whole: string, part: string): string => {
  const cents = Math.round(Number(whole) * 100) - Math.round(Number(part) * 100);
  return (cents / 100).toFixed(2);
};
