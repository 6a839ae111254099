import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export interface FigureProps {
  /** Already formatted in the reader's language: "1 234,5". */
  readonly children: string;
  /** Stands softly beside the figure: "mm", "g", "zł". */
  readonly unit?: string;
  /** Keeps this many places behind the decimal mark free, so that figures in a column meet at the mark. */
  readonly fractionDigits?: 0 | 1 | 2 | 3 | 4;
  readonly pending?: boolean;
}

/** A number with its unit, in figures of equal width. */
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
  /** The lowest price of the last 30 days, if there is a reduction, with the words that say so. */
  readonly was?: { readonly amount: string; readonly label: string };
  readonly note?: ReactNode;
  readonly size?: 'normal' | 'large';
  /** The figure shown is being worked out anew; its place stays. */
  readonly pending?: boolean;
}

/** An amount of money with what it means. */
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
