import { orderAmounts } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { PriceSummary } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { CompanyOrder } from './order.query.ts';

/** The amounts of an order that add up to its total, with the VAT and why there is none. */
export function OrderTotals({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
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
        ...(Number(amounts.discount) === 0
          ? []
          : [
              {
                id: 'promotion',
                label: t('order.promotion'),
                figure: money(amounts.discount),
                kind: 'saving' as const,
              },
            ]),
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
          ...(tax.reason_code
            ? { detail: t(`taxNote.${tax.reason_code}`) }
            : tax.reason === null
              ? {}
              : { detail: tax.reason }),
          figure: money(tax.amount),
        })),
      ]}
      total={{ label: t('order.total'), figure: money(order.total) }}
    />
  );
}
