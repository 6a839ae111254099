import type { Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { useCompanies } from './companies.query.ts';

interface LimitsProps {
  readonly order: Order;
  readonly company: NonNullable<Order['company']>;
}

/** The order's total, and the company's current limits without approval. */
export function ExceededLimits({ order, company }: LimitsProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const read = useCompanies().data?.find(({ id }) => id === company.id);
  const limited = read && (read.rules.order_limit !== null || read.rules.window_limit !== null);
  return (
    <>
      <p>
        {t('approval.beyond', {
          company: company.name,
          total: format.money(order.total, order.currency),
        })}
      </p>
      {limited ? (
        <ul>
          {read.rules.order_limit === null ? null : (
            <li>
              {t('approval.limit.order', { limit: format.money(read.rules.order_limit, read.currency) })}
            </li>
          )}
          {read.rules.window_limit === null ? null : (
            <li>
              {t(`approval.limit.${read.rules.window_unit}`, {
                limit: format.money(read.rules.window_limit, read.currency),
              })}
            </li>
          )}
          {read.currency === order.currency ? null : (
            <li>{t('approval.limit.currency', { currency: read.currency })}</li>
          )}
        </ul>
      ) : null}
    </>
  );
}
