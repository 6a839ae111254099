import type { StaffProductionLine } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Badge } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';
import { useQaChanges, useQaComments } from './check.query.ts';

/** What was decided and written about a line, newest first; what the customer sees is marked. */
export function CheckHistory({ line }: { readonly line: StaffProductionLine }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const comments = useQaComments(line);
  const changes = useQaChanges(line);
  const error = comments.error ?? changes.error;
  const entries = [
    ...(comments.data ?? []).map((one) => ({ ...one, key: `comment ${one.id}`, title: null })),
    ...(changes.data ?? []).map(({ from_state, state, reason, ...one }) => ({
      ...one,
      key: `change ${one.id}`,
      text: reason ?? '',
      title: `${t(`order.qa.${from_state}`)} → ${t(`order.qa.${state}`)}`,
    })),
  ].sort((one, other) => other.created_at.localeCompare(one.created_at));
  return (
    <section>
      <h2>{t('prepress.history')}</h2>
      {error ? (
        <ProblemPanel
          error={error}
          onRetry={() => Promise.all([comments.refetch(), changes.refetch()])}
          kept={t('desk.kept')}
        />
      ) : null}
      {entries.length === 0 && !error ? (
        <p>{comments.isPending || changes.isPending ? t('production.waiting') : t('order.nothing')}</p>
      ) : null}
      {entries.map(({ key, author, created_at, visible, title, text }) => (
        <article key={key}>
          <p className={styles.soft}>
            {author} · {format.date(created_at, 'dateTime')}{' '}
            {visible ? <Badge>{t('prepress.seen')}</Badge> : null}
          </p>
          {title === null ? null : <p>{title}</p>}
          {text === '' ? null : <p className={styles.text}>{text}</p>}
        </article>
      ))}
    </section>
  );
}
