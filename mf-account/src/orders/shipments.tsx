import { useFormat } from '@shop/kit/i18n';
import { Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import { useShipments } from './orders.query.ts';

interface ShipmentsProps {
  readonly orderNumber: string;
  readonly signedIn: boolean;
}

/** The packing list of each shipment of an order; nothing before the first is packed. */
export function Shipments({ orderNumber, signedIn }: ShipmentsProps) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { data: shipments } = useShipments(orderNumber, signedIn);
  if (!shipments?.length) return null;
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments">{t('order.shipments')}</h2>
      <ul className={styles.files}>
        {shipments.map(({ id, packing_list_url, packed_at }) => (
          <li key={id}>
            <a href={packing_list_url} data-testid="packing-list">
              <Icon name="download" size={18} />{' '}
              {t('order.packingList', { date: format.date(packed_at, 'dateTime') })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
