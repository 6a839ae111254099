import type { Order } from '@shop/contracts';
import { orderAmounts } from '@shop/kit';
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
  const { goods, express, shipping, customs } = orderAmounts(order);
  const rows = [
    {
      id: 'items',
      label: t(
        order.line_items.some(({ service_name }) => service_name)
          ? 'ledger.itemsAndServices'
          : 'ledger.items',
      ),
      figure: money(goods),
    },
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
