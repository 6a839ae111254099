import type { Order } from '@shop/contracts';
import { useText } from '@shop/kit/i18n';

/** For which company an order was placed and under which number of theirs; nothing of one's own order. */
export function ForCompany({ order: { company, po_number: number } }: { readonly order: Order }) {
  const t = useText();
  if (!company) return null;
  return (
    <p>
      {number
        ? t('order.forCompany.numbered', { company: company.name, number })
        : t('order.forCompany.plain', { company: company.name })}
    </p>
  );
}
