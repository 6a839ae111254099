import type { Order } from '@shop/contracts';
import { orderAmounts } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import type { PriceSummaryRow } from '@shop/ui';
import { useTranslation } from 'react-i18next';

export type DeliveryMethod = Order['shipping_method'];

/**
 * Returns the rows of an order summary: subtotal, discount, delivery, customs and tax by rate; empty ones are omitted.
 * The lines of the order add up to the subtotal.
 */
export function useOrderSummaryRows(order: Order, deliveryMethod: DeliveryMethod): PriceSummaryRow[] {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  const { includesTax, subtotal, discount, customs } = orderAmounts(order);
  const delivery = useDeliveryRow(order, deliveryMethod);
  const withServices = order.line_items.some(({ service_name }) => service_name);
  return [
    {
      id: 'items',
      label: t(subtotalLabels[includesTax ? 'gross' : 'net'][withServices ? 'withServices' : 'goods']),
      figure: money(subtotal),
    },
    ...includeIf(Number(discount) !== 0, {
      id: 'promotion',
      label: t('ledger.promotion'),
      figure: money(discount),
      kind: 'saving',
    }),
    delivery,
    ...includeIf(Number(customs) > 0, {
      id: 'customs',
      label: t('ledger.customs'),
      detail: t('ledger.customsDetail'),
      figure: money(customs),
    }),
    ...order.taxes.map((tax) => ({
      id: `tax-${tax.category}-${tax.rate}-${tax.country_iso}`,
      label: t(includesTax ? 'ledger.taxIncluded' : 'ledger.tax', {
        rate: format.percent(Number(tax.rate) / 100),
      }),
      ...withDetail(tax.reason_code ? t(`taxNote.${tax.reason_code}`) : tax.reason),
      figure: money(tax.amount),
    })),
  ];
}

const withDetail = (detail: string | null | undefined) => (detail ? { detail } : {});

const subtotalLabels = {
  net: { goods: 'ledger.items', withServices: 'ledger.itemsAndServices' },
  gross: { goods: 'ledger.itemsGross', withServices: 'ledger.itemsAndServicesGross' },
} as const;

const includeIf = (there: boolean, row: PriceSummaryRow): PriceSummaryRow[] => (there ? [row] : []);

/** Returns the delivery as included in the total; a selection on the page that is not included yet is marked. */
function useDeliveryRow(order: Order, deliveryMethod: DeliveryMethod): PriceSummaryRow {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const price = (amount: string) =>
    Number(amount) === 0 ? t('ledger.free') : format.money(amount, order.currency);
  const row = { id: 'delivery', label: t('ledger.delivery') };
  const offer = order.shipping_methods.find(({ id }) => id === deliveryMethod);
  if (offer && deliveryMethod !== order.shipping_method)
    return { ...row, detail: t('ledger.deliveryChosen'), figure: price(offer.cost) };
  return {
    ...row,
    ...withDetail(order.customs_papers ? t('taxNote.customsPapers') : null),
    figure: order.shipping_method === null ? t('ledger.deliveryLater') : price(orderAmounts(order).shipping),
  };
}
