import type { Order } from '@shop/contracts';
import { useReasonWords } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Disclosure, Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

type DeliveryPromise = NonNullable<Order['estimated_delivery']>;

/** The delivery date of the order with every reason; and its slowest line, if that decides. */
export function DeliveryEstimateNote({
  order,
  promise,
}: {
  readonly order: Order;
  readonly promise: DeliveryPromise;
}) {
  const { t } = useTranslation('mf-checkout');
  const term = useTerms();
  const format = useFormat();
  const words = useReasonWords();
  const slowest = order.line_items.find(({ id }) => id === promise.slowest_line_id);
  return (
    <div data-testid="delivery-promise">
      <p className={styles.date}>
        <Icon name="truck" size={20} />
        <span>
          {t('delivery.between', {
            from: format.date(promise.from, 'weekday'),
            to: format.date(promise.to, 'weekday'),
          })}
          {promise.approve_by_at && order.completed_at === null ? (
            <>
              <br />
              {t('delivery.approveBy', { date: format.date(promise.approve_by_at, 'dateTime') })}
            </>
          ) : null}
        </span>
      </p>
      {promise.reasons && promise.standard_days ? (
        <Disclosure summary={t('delivery.why')}>
          <p className={styles.promised}>
            {t('delivery.standard', {
              production: promise.standard_days.production,
              transit: promise.standard_days.transit,
            })}{' '}
            {slowest ? t('delivery.slowest', { name: term('product', slowest.product.slug) }) : null}
          </p>
          <dl className={styles.reasons}>
            {promise.reasons.map(words).map(({ id, label, effect }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </div>
  );
}
