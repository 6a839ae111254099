import type { Order } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** For which company an order was placed and under which number of theirs; nothing of one's own order. */
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
