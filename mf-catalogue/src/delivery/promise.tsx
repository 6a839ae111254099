import type { DeliveryEstimate } from '@shop/contracts';
import { useReasonWords } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Disclosure, Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './delivery.module.css';

/** The delivery date, its order deadline, and every reason that changes it. */
export function DeliveryPromise({ estimate }: { readonly estimate: DeliveryEstimate }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const words = useReasonWords();
  const { customs, stages, standard_days, reasons } = estimate;
  return (
    <section className={styles.promise} aria-label={t('delivery.title')} data-testid="delivery-promise">
      <p className={styles.date}>
        <Icon name="truck" size={20} />
        <span>
          <strong>
            {t('delivery.between', {
              from: format.date(estimate.from, 'weekday'),
              to: format.date(estimate.to, 'weekday'),
            })}
          </strong>
          <br />
          {t('delivery.approveBy', { date: format.date(estimate.approve_by_at, 'dateTime') })}
        </span>
      </p>
      {customs ? (
        <p className={styles.customs}>
          {t('delivery.customs', { amount: format.money(customs.amount, customs.currency) })}
        </p>
      ) : null}
      <Disclosure summary={t('delivery.why')}>
        <ol className={styles.stages}>
          {stages.map(({ stage, until, working_days }) => (
            <li key={stage}>
              <span>{t(`delivery.stage.${stage}`)}</span>
              <span>
                {stage === 'customs' ? '' : t('delivery.until', { date: format.date(until) })}
                {working_days > 0 ? `, ${t('delivery.workingDays', { count: working_days })}` : null}
              </span>
            </li>
          ))}
        </ol>
        <p>
          {t('delivery.standard', {
            production: standard_days.production,
            transit: standard_days.transit,
          })}
        </p>
        <dl className={styles.reasons}>
          {reasons.map(words).map(({ id, label, effect }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
