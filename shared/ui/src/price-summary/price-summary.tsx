import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './price-summary.module.css';

export interface PriceSummaryRow {
  readonly id: string;
  readonly label: ReactNode;
  /** The explanation of the amount: "0.38 m² of E flute a piece". */
  readonly detail?: ReactNode;
  /** Formatted; amounts of one summary should have the same number of decimals. */
  readonly figure: ReactNode;
  readonly kind?: 'part' | 'subtotal' | 'saving';
}

export interface PriceSummaryProps {
  readonly title: string;
  readonly rows: readonly PriceSummaryRow[];
  readonly total: { readonly label: ReactNode; readonly figure: ReactNode; readonly note?: ReactNode };
  /** Under the total: the delivery date with its icon, the cheaper tier. */
  readonly aside?: ReactNode;
  /** The one action: "Add 500 boxes". */
  readonly action?: ReactNode;
  /** Amounts are being recalculated: the old ones stay, dimmed, until then. */
  readonly pending?: boolean;
  /** True: on a phone the summary is a bar at the bottom of the page that opens upwards. */
  readonly sticky?: boolean;
  /** Labels of the bar's button, closed and open: "Show price parts", "Hide price parts". */
  readonly openLabel?: string;
  readonly closeLabel?: string;
  readonly className?: string;
}

/** The price breakdown, always visible. */
export function PriceSummary({
  title,
  rows,
  total,
  aside,
  action,
  pending = false,
  sticky = false,
  openLabel,
  closeLabel,
  className,
}: PriceSummaryProps) {
  const [open, setOpen] = useState(false);
  const rowsId = useId();
  return (
    <section
      className={classNames(styles.ledger, sticky && styles.standing, className)}
      aria-label={title}
      aria-busy={pending ? true : undefined}
    >
      <p className={styles.title}>{title}</p>
      {sticky && openLabel !== undefined ? (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={rowsId}
          onClick={() => setOpen(!open)}
        >
          {open ? (closeLabel ?? openLabel) : openLabel}
          <Icon name="chevron-up" size={16} />
        </button>
      ) : null}
      <dl id={rowsId} className={classNames(styles.rows, !open && styles.closed)}>
        {rows.map((row) => (
          <div
            key={row.id}
            className={classNames(
              styles.row,
              row.kind === 'subtotal' && styles.subtotal,
              row.kind === 'saving' && styles.saving,
            )}
          >
            <dt>
              {row.label}
              {row.detail === undefined ? null : <span className={styles.detail}>{row.detail}</span>}
            </dt>
            <dd className={classNames(styles.figure, pending && styles.pending)}>{row.figure}</dd>
          </div>
        ))}
      </dl>
      <div className={classNames(styles.foot, !open && styles.shut)}>
        <p className={styles.total}>
          <span className={styles.totalLabel}>{total.label}</span>
          <output
            data-testid="ledger-total"
            className={classNames(styles.totalFigure, pending && styles.pending)}
          >
            {total.figure}
          </output>
          {total.note === undefined ? null : <span className={styles.note}>{total.note}</span>}
        </p>
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
        {action}
      </div>
    </section>
  );
}
