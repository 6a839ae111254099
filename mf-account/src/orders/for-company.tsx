import type { Order } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** The company of an order and its purchase order number; nothing for a personal order. */
export function ForCompany({ order: { company, po_number: number } }: { readonly order: Order }) {
  const { t } = useTranslation('mf-account');
  if (!company) return null;
  return (
    <p>
      {number
        ? t('order.forCompany.numbered', { company: company.name, number })
        : t('order.forCompany.plain', { company: company.name })}
    </p>
  );
}
