import type { Order } from '@shop/contracts';
import { useText } from '@shop/kit/i18n';
import styles from './order.module.css';

/** For which company an order is and under which number of theirs; nothing of one's own order. */
export function ForCompany({ order: { company, po_number: number } }: { readonly order: Order }) {
  const t = useText();
  if (!company) return null;
  return (
    <p className={styles.company}>
      {number
        ? t('forCompany.numbered', { company: company.name, number })
        : t('forCompany.plain', { company: company.name })}
    </p>
  );
}
