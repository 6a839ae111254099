import type { LineItem, Order } from '@shop/contracts';
import { useFormat, useText } from '@shop/kit/i18n';
import styles from './order.module.css';

interface CheaperRunProps {
  readonly order: Order;
  readonly line: LineItem;
  /** Left out where the quantity cannot be changed. */
  readonly onTake?: (quantity: number) => void;
}

/** Says that a larger quantity costs less than the line, until the order is placed; shows nothing where none does. */
export function CheaperRun({ order, line, onTake }: CheaperRunProps) {
  const t = useText();
  const format = useFormat();
  const cheaper = line.cheaper_at;
  if (!cheaper || order.completed_at !== null) return null;
  const figure = format.number(cheaper.quantity);
  const total = format.money(order.prices_include_tax ? cheaper.total_gross : cheaper.total, order.currency);
  return (
    <span className={styles.cheaper} data-testid="cheaper-run">
      {t('cheaper.text', { quantity: figure, total })}
      {onTake ? (
        <>
          {' '}
          <button type="button" className={styles.take} onClick={() => onTake(cheaper.quantity)}>
            {t('cheaper.take', { quantity: figure })}
          </button>
        </>
      ) : null}
    </span>
  );
}
