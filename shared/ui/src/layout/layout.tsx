import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's width and margins. Every page content is inside one. */
export function Page({ children, className }: ContainerProps) {
  return <div className={classNames(styles.page, className)}>{children}</div>;
}

/** A page of a group with the group's navigation: beside it from 1200 px, above it below that. */
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

/** A section of a shop page with space above and below; `close` for working screens. */
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

/** A grid of twelve columns. Its children are `Cell`s, or take the whole row. */
export function Grid({ children, className }: ContainerProps) {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}

export interface CellProps extends ContainerProps {
  /** Columns from 768 px. */
  readonly tablet?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Columns from 1200 px. */
  readonly desktop?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Two columns from 480 px. */
  readonly pair?: boolean;
}

/** A cell of the grid; the whole row on a phone. */
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

/** A vertical stack. */
export function Stack({ children, gap = 2, className }: ContainerProps & { readonly gap?: Gap }) {
  return <div className={classNames(styles.stack, gapClass(gap), className)}>{children}</div>;
}

/** A horizontal row that wraps; `spread` pushes items to both ends. */
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
  /** Details of the product: under it, on a phone after the choices. */
  readonly details?: ReactNode;
  readonly summary: ReactNode;
}

/**
 * The configurator's layout: choices left, the product large in the middle, the price summary right. On a tablet the
 * choices are under the product; on a phone the summary stays at the bottom (pass `<Ledger standing …>`).
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

/** A flat sheet of paper, or a piece of board, on the page. No shadow. */
export function Sheet({ children, board = false, className }: ContainerProps & { readonly board?: boolean }) {
  return <div className={classNames(styles.sheet, board && styles.board, className)}>{children}</div>;
}

/** Running text with a readable line length. */
export function Prose({ children, className }: ContainerProps) {
  return <div className={classNames(styles.prose, className)}>{children}</div>;
}

/** The introductory sentence under a page's title. */
export function Lead({ children, className }: ContainerProps) {
  return <p className={classNames(styles.lead, className)}>{children}</p>;
}
