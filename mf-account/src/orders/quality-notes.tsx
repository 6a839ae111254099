import type { Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import { useQualityNotes } from './orders.query.ts';

/** What the shop wrote to the customer about checks of their order, newest first; nothing before the first. */
export function QualityNotes({ order, signedIn }: { readonly order: Order; readonly signedIn: boolean }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const notes = useQualityNotes(order.number, signedIn);
  if (!notes.data?.length) return null;
  /** Numbers the lines as the buyer sees them; their ids are internal. */
  const lineNumber = (id: number) => order.line_items.findIndex((line) => line.id === id) + 1;
  return (
    <section aria-labelledby="quality-notes">
      <h2 id="quality-notes">{t('order.checks.title')}</h2>
      <ul className={styles.files}>
        {notes.data.map(({ key, line_item_id, created_at, state, text }) => (
          <li key={key}>
            {t('order.checks.item', {
              line: lineNumber(line_item_id),
              date: format.date(created_at, 'dateTime'),
            })}
            {state === null ? null : `: ${t(`order.checks.state.${state}`)}`}
            {text === '' ? null : <p className={styles.note}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
