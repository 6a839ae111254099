import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's width and margins. Everything stands inside one. */
export function Page({ children, className }: ContainerProps) {
  return <div className={classNames(styles.page, className)}>{children}</div>;
}

/** A page of a group, with the group's navigation beside it: from 1200 px at its side, below that above it. */
export function GroupPage({ navigation, children }: ContainerProps & { readonly navigation: ReactNode }) {
  return (
    <Page>
      <div className={styles.group}>
        <div>{navigation}</div>
        <div className={styles.groupContent}>{children}</div>
      </div>
    </Page>
  );
}

/** A part of a shop page with room above and below; `close` for working screens. */
export function Section({
  children,
  close: compact = false,
  label,
  className,
}: ContainerProps & { readonly close?: boolean; readonly label?: string }) {
  return (
    <section className={classNames(compact ? styles.close : styles.section, className)} aria-label={label}>
      {children}
    </section>
  );
}

/** Twelve columns. Its children are `Cell`s, or take the whole row. */
export function Grid({ children, className }: ContainerProps) {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}

export interface CellProps extends ContainerProps {
  /** Columns from 768 px. */
  readonly tablet?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Columns from 1200 px. */
  readonly desktop?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Two beside each other from 480 px. */
  readonly pair?: boolean;
}

/** A place in the grid; the whole row on a phone. */
export function Cell({ children, tablet = 12, desktop = 12, pair = false, className }: CellProps) {
  return (
    <div
      className={classNames(pair && styles.small6, styles[`t${tablet}`], styles[`d${desktop}`], className)}
    >
      {children}
    </div>
  );
}

/** Steps of 8 px; `0.5` is 4 px. */
export type Gap = 0.5 | 1 | 2 | 3 | 4 | 6;
const gapClass = (gap: Gap) => styles[gap === 0.5 ? 'gap05' : `gap${gap}`];

/** Things under each other. */
export function Stack({ children, gap = 2, className }: ContainerProps & { readonly gap?: Gap }) {
  return <div className={classNames(styles.stack, gapClass(gap), className)}>{children}</div>;
}

/** Things beside each other that wrap; `spread` pushes them to both ends. */
export function Row({
  children,
  gap = 1,
  spread = false,
  className,
}: ContainerProps & { readonly gap?: Gap; readonly spread?: boolean }) {
  return (
    <div className={classNames(styles.row, gapClass(gap), spread && styles.spread, className)}>
      {children}
    </div>
  );
}

export interface ConfiguratorLayoutProps {
  readonly choices: ReactNode;
  readonly preview: ReactNode;
  /** What follows from the thing: under it, on a phone after the choices. */
  readonly details?: ReactNode;
  readonly summary: ReactNode;
}

/**
 * The configurator's one table: choices left, the thing large in the middle, the ledger right. On a tablet the
 * choices stand under the thing; on a phone the ledger stays at the foot (pass `<Ledger standing …>`).
 */
export function ConfiguratorLayout({ choices, preview, details, summary }: ConfiguratorLayoutProps) {
  return (
    <div className={styles.bench}>
      <div className={styles.choices}>{choices}</div>
      <div className={styles.thing}>{preview}</div>
      {details === undefined ? null : <div className={styles.more}>{details}</div>}
      <div className={styles.ledger}>{summary}</div>
    </div>
  );
}

/** A sheet of paper on the page, or a piece of board. No shadow: it lies flat. */
export function Sheet({ children, board = false, className }: ContainerProps & { readonly board?: boolean }) {
  return <div className={classNames(styles.sheet, board && styles.board, className)}>{children}</div>;
}

/** Running text in a readable measure. */
export function Prose({ children, className }: ContainerProps) {
  return <div className={classNames(styles.prose, className)}>{children}</div>;
}

/** The sentence under a page's title. */
export function Lead({ children, className }: ContainerProps) {
  return <p className={classNames(styles.lead, className)}>{children}</p>;
}
