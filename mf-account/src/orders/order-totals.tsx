import type { Order } from '@shop/contracts';
import { orderAmounts } from '@shop/kit';
import { useFormat, useText } from '@shop/kit/i18n';
import { Ledger } from '@shop/ui';

/** What the order costs, each amount for itself, and the date that was promised with it. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  const amounts = orderAmounts(order);
  return (
    <Ledger
      title={t('order.totals')}
      rows={[
        { id: 'items', label: t('order.items'), figure: money(amounts.goods) },
        ...(Number(amounts.express) > 0
          ? [{ id: 'express', label: t('order.expressTotal'), figure: money(amounts.express) }]
          : []),
        {
          id: 'ship',
          label: t('order.shipping'),
          figure: Number(amounts.shipping) === 0 ? t('order.free') : money(amounts.shipping),
        },
        ...(Number(amounts.customs) > 0
          ? [{ id: 'customs', label: t('order.customs'), figure: money(amounts.customs) }]
          : []),
        ...order.taxes.map((tax) => ({
          id: `${tax.category}${tax.rate}`,
          label: t('order.tax', { rate: format.percent(Number(tax.rate) / 100) }),
          figure: money(tax.amount),
        })),
      ]}
      total={{ label: t('order.total'), figure: money(order.total) }}
      {...(order.estimated_delivery
        ? {
            aside: (
              <p>
                {t('order.promised', {
                  from: format.date(order.estimated_delivery.from, 'weekday'),
                  to: format.date(order.estimated_delivery.to, 'weekday'),
                })}
              </p>
            ),
          }
        : {})}
    />
  );
}
