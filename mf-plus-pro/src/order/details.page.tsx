import { addressLines } from '@shop/intake';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import company from '../company/company.module.css';
import styles from './order.module.css';
import type { CompanyOrder } from './order.query.ts';
import { OrderFrame } from './order-frame.tsx';
import { OrderTotals } from './order-totals.tsx';

export { loadOrderWords as loader } from './order-frame.tsx';

/** A company's order: for whom it is, where it goes and when, and what it costs. */
export function Component() {
  return (
    <OrderFrame page="plusOrder">
      {(order) => (
        <div className={styles.columns}>
          <OrderFacts order={order} />
          <OrderTotals order={order} />
        </div>
      )}
    </OrderFrame>
  );
}

type Address = NonNullable<CompanyOrder['ship_address']>;

function OrderFacts({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { languageTag } = useRegion();
  const countries = new Intl.DisplayNames([languageTag], { type: 'region' });
  const linesOf = (address: Address): string =>
    [
      [address.firstname, address.lastname].filter(Boolean).join(' '),
      address.company,
      ...addressLines(address),
      address.country_iso && countries.of(address.country_iso),
    ]
      .filter(Boolean)
      .join('\n');
  const promise = order.canceled_at ? null : order.estimated_delivery;
  const facts = [
    [t('orders.company'), order.company?.name],
    [t('order.po'), order.po_number],
    [
      t('order.fulfilment.label'),
      order.canceled_at ? null : t(`order.fulfilment.${order.fulfilment_status ?? 'none'}`),
    ],
    [
      t('order.expected'),
      promise &&
        t('order.between', {
          from: format.date(promise.from, 'weekday'),
          to: format.date(promise.to, 'weekday'),
        }),
    ],
    [t('order.ship'), order.ship_address && linesOf(order.ship_address)],
    [t('order.bill'), order.bill_address && linesOf(order.bill_address)],
  ] as const;
  return (
    <dl className={company.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.address}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
