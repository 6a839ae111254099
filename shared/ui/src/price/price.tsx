import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export interface FigureProps {
  /** Formatted in the reader's language: "1 234,5". */
  readonly children: string;
  /** Shown lighter beside the number: "mm", "g", "zł". */
  readonly unit?: string;
  /** Reserves this many decimals, so that numbers in a column align at the decimal mark. */
  readonly fractionDigits?: 0 | 1 | 2 | 3 | 4;
  readonly pending?: boolean;
}

/** A number with its unit, in tabular figures. */
export function Figure({ children, unit, fractionDigits, pending = false }: FigureProps) {
  const mark = /[.,](?=\d*$)/.exec(children)?.index ?? children.length;
  const aligned = fractionDigits !== undefined && fractionDigits > 0;
  return (
    <span className={classNames(styles.figure, pending && styles.pending)}>
      {aligned ? (
        <>
          {children.slice(0, mark)}
          <span className={classNames(styles.fraction, styles[`f${fractionDigits}`])}>
            {children.slice(mark)}
          </span>
        </>
      ) : (
        children
      )}
      {unit === undefined ? null : (
        <>
          {'\u200a'}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}

export interface PriceProps {
  /** Formatted with its currency: "1 234,50 zł". */
  readonly amount: string;
  /** "net", "incl. 23 % VAT", "each". */
  readonly unit?: ReactNode;
  /** The lowest price of the last 30 days, for a reduction, with its label. */
  readonly was?: { readonly amount: string; readonly label: string };
  readonly note?: ReactNode;
  readonly size?: 'normal' | 'large';
  /** The amount is being recalculated; its space stays reserved. */
  readonly pending?: boolean;
}

/** An amount of money with its label. */
export function Price({ amount, unit, was, note, size = 'normal', pending = false }: PriceProps) {
  return (
    <span
      className={classNames(styles.price, size === 'large' && styles.large, pending && styles.pending)}
      aria-busy={pending ? true : undefined}
    >
      <span className={styles.amount}>{amount}</span>
      {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      {was === undefined ? null : (
        <span className={styles.was}>
          {was.label} <s>{was.amount}</s>
        </span>
      )}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </span>
  );
}
