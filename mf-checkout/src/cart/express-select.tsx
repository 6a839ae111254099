import type { LineItem, Order } from '@shop/contracts';
import { fetchExpressOptions, toast, useRegion, useWaiting } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { useQuery } from '@shop/kit/query';
import { Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import { changeExpress } from './change-line.ts';

const standard = 'standard';

/** The production speeds of a line, each with its last delivery day and price. */
export function ExpressSelect({ order, line }: { readonly order: Order; readonly line: LineItem }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const { market } = useRegion();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'updatingQuantityAndQuality');
  const country = order.ship_address?.country_iso ?? market.defaultShippingCountryCode;
  const { sku, quantity } = line;
  const { data } = useQuery({
    queryKey: ['express_delivery', sku, country, quantity],
    queryFn: ({ signal }) => fetchExpressOptions({ sku, country, quantity }, { signal }),
  });
  if (!data) return null;
  const chosen = line.express_delivery_option_id;
  const offered = data.express_delivery_options.filter(
    ({ id, unavailable }) => unavailable === null || id === chosen,
  );
  if (offered.length === 0) return null;
  const change = async (value: string) => {
    setBusy(true);
    const changed = await changeExpress(order.number, line.id, value === standard ? null : Number(value));
    setBusy(false);
    if (!changed.ok) toast('error', problemText(changed.problem));
  };
  return (
    <Select
      className={styles.express}
      label={t('express.label')}
      dense
      value={chosen === null ? standard : String(chosen)}
      onChange={(value) => void change(value)}
      options={[
        { value: standard, label: t('express.standard', { date: format.date(data.standard.to) }) },
        ...offered.map(({ id, days_saved, to, surcharge }) => ({
          value: String(id),
          label: t('express.faster', {
            count: days_saved,
            date: format.date(to),
            price: surcharge
              ? format.money(
                  order.prices_include_tax ? surcharge.total_gross : surcharge.total_net,
                  surcharge.currency,
                )
              : '–',
          }),
        })),
      ]}
    />
  );
}
