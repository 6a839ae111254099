import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';

interface ClockProps {
  readonly answerBy: string;
  readonly overdue: boolean;
}

/** Until when the buyer was promised an answer; marked once it has passed while they still wait. */
export function Clock({ answerBy, overdue }: ClockProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const time = format.date(answerBy, 'dateTime');
  return (
    <time dateTime={answerBy} className={overdue ? styles.late : undefined}>
      {overdue ? t('requests.overdueSince', { time }) : time}
    </time>
  );
}
