import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { VerdictBadge } from '../matrix/matrix-field.tsx';
import styles from '../releases/desk.module.css';
import type { Health } from '../releases/releases.query.ts';
import { GuardVerdict } from './guard-verdict.tsx';

type Arm = Health['metrics'][number]['stable'];

/** A candidate compared with stable, by metric, and the guard's verdict. */
export function HealthTable({ health }: { readonly health: Health }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const formatArm = ({ good, bad, rate }: Arm) =>
    rate === null
      ? '–'
      : t('health.rate', {
          rate: format.percent(rate, 1),
          bad: format.number(bad),
          all: format.number(good + bad),
        });
  return (
    <section className={styles.part}>
      <h3>{t('health.title')}</h3>
      <p>
        <VerdictBadge verdict={health.verdict} /> <GuardVerdict health={health} />{' '}
        <span className={styles.soft}>
          {health.looked_at === null
            ? t('health.neverLooked')
            : t('health.looked', { time: format.date(health.looked_at, 'dateTime') })}
        </span>
      </p>
      <Table
        caption={t('health.title')}
        captionHidden
        stacked
        rows={health.metrics}
        rowKey={({ metric }) => metric}
        empty={t('health.nothing')}
        columns={[
          { id: 'metric', head: t('health.metric'), cell: ({ metric }) => t(`metric.${metric}`) },
          { id: 'stable', head: t('word.stable'), figure: true, cell: ({ stable }) => formatArm(stable) },
          {
            id: 'candidate',
            head: t('word.candidate'),
            figure: true,
            cell: ({ candidate }) => formatArm(candidate),
          },
          {
            id: 'p',
            head: t('health.p'),
            figure: true,
            cell: ({ p_value, alpha }) =>
              t('health.pOf', { p: format.number(p_value, 4), alpha: format.number(alpha, 4) }),
          },
          {
            id: 'verdict',
            head: t('word.verdict'),
            cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
          },
        ]}
      />
    </section>
  );
}
