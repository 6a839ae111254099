import type { Order } from '@shop/contracts';
import { orderAmounts } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { PriceSummary } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** Why no tax is charged: in the reader's language, on orders of before in the words of the law. */
const withDetail = (detail: string | null) => (detail === null ? {} : { detail });

type OrderSums = Parameters<typeof orderAmounts>[0] &
  Pick<Order, 'currency' | 'taxes' | 'total' | 'estimated_delivery' | 'customs_papers'>;

/**
 * The separate amounts of an order, and its promised date. Similar to the order summary of the checkout, but that one
 * describes an undecided order with its own texts.
 */
export function OrderTotals({ order }: { readonly order: OrderSums }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  const amounts = orderAmounts(order);
  return (
    <PriceSummary
      title={t('order.totals')}
      rows={[
        {
          id: 'items',
          label: t(amounts.includesTax ? 'order.itemsGross' : 'order.items'),
          figure: money(amounts.subtotal),
        },
        ...(Number(amounts.discount) !== 0
          ? [
              {
                id: 'promotion',
                label: t('order.promotion'),
                figure: money(amounts.discount),
                kind: 'saving' as const,
              },
            ]
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
          id: `${tax.category}${tax.rate}${tax.country_iso}`,
          label: t(amounts.includesTax ? 'order.taxIncluded' : 'order.tax', {
            rate: format.percent(Number(tax.rate) / 100),
          }),
          ...withDetail(tax.reason_code ? t(`taxNote.${tax.reason_code}`) : tax.reason),
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
                {order.customs_papers ? ` ${t('order.customsTime')}` : null}
              </p>
            ),
          }
        : {})}
    />
  );
}
