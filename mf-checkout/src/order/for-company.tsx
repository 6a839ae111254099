import type { Order } from '@shop/contracts';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

/** The company of an order and its purchase order number; nothing for a personal order. */
export function ForCompany({ order: { company, po_number: number } }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  if (!company) return null;
  return (
    <p className={styles.company}>
      {number
        ? t('forCompany.numbered', { company: company.name, number })
        : t('forCompany.plain', { company: company.name })}
    </p>
  );
}
