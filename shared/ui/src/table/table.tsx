import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  /** Also labels the value on a phone, where rows become cards: use plain text. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned in tabular figures (`Figure places` aligns them at the decimal mark). */
  readonly figure?: boolean;
  readonly sortable?: boolean;
  readonly foot?: ReactNode;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  readonly caption: ReactNode;
  /** The caption is visually hidden. */
  readonly captionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Opens a row by click or Enter; arrow keys, Home and End move between rows. */
  readonly onOpen?: (row: Row) => void;
  readonly isMarked?: (row: Row) => boolean;
  /** Shown without rows: what belongs here and how to add it. */
  readonly empty: ReactNode;
  /** Draws this many skeleton rows in place of `rows`. */
  readonly skeletonRows?: number;
  /** Makes the head sticky inside a scrolling box; else it sticks to the page from 992 px. */
  readonly scrollable?: boolean;
  readonly loose?: boolean;
  /** On a phone each row becomes a small card instead of scrolling sideways. */
  readonly stacked?: boolean;
  readonly className?: string;
}

const moveFocus = (event: KeyboardEvent<HTMLTableRowElement>): void => {
  const rows = [...(event.currentTarget.parentElement?.querySelectorAll('tr') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
};

/** A dense table for people who work with it all day. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onOpen,
  isMarked,
  empty,
  skeletonRows = 0,
  scrollable = false,
  loose = false,
  stacked = false,
  className,
}: TableProps<Row>) {
  const hasFoot = columns.some((column) => column.foot !== undefined);
  const idle = skeletonRows === 0;
  // A box that scrolls has to be reached by keyboard, and then says what it is.
  const box = scrollable
    ? { tabIndex: 0, ...(typeof caption === 'string' && { role: 'region', 'aria-label': caption }) }
    : {};
  return (
    <div className={classNames(styles.hold, scrollable && styles.tall, className)} {...box}>
      <table
        className={classNames(styles.table, loose && styles.loose, stacked && styles.stacks)}
        aria-busy={idle ? undefined : true}
      >
        <caption className={captionHidden ? 'only-heard' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={sort?.column === column.id ? sort : undefined}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {idle ? null : <SkeletonRows columns={columns.map((column) => column.id)} count={skeletonRows} />}
          {idle
            ? rows.map((row, index) => (
                <BodyRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  first={index === 0}
                  marked={isMarked?.(row) === true}
                  onOpen={onOpen}
                />
              ))
            : null}
          {idle && rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
        {hasFoot && idle && rows.length > 0 ? (
          <tfoot className={styles.foot}>
            <tr className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {column.foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  /** The row in the tab order; arrow keys move on from there. */
  readonly first: boolean;
  readonly marked: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function BodyRow<Row>({ row, columns, first, marked, onOpen }: BodyRowProps<Row>) {
  const open = onOpen && (() => onOpen(row));
  const pressKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') open?.();
    else moveFocus(event);
  };
  return (
    <tr
      className={classNames(styles.row, open && styles.opens, marked && styles.marked)}
      tabIndex={open && (first ? 0 : -1)}
      onClick={open}
      onKeyDown={open && pressKey}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

function Cell<Row>({
  column,
  children,
}: {
  readonly column: TableColumn<Row>;
  readonly children: ReactNode;
}) {
  return (
    <td className={classNames(styles.cell, column.figure === true && styles.figure)} data-head={column.head}>
      {children}
    </td>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}) {
  const look = classNames(styles.head, column.figure === true && styles.figure);
  if (column.sortable !== true || onSort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.head}
      </th>
    );
  }
  const direction = sort?.direction ?? 'none';
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={look} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ column: column.id, direction: next })}
      >
        {column.head}
        <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={12} />
      </button>
    </th>
  );
}

function SkeletonRows({ columns, count }: { readonly columns: readonly string[]; readonly count: number }) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <tr key={row}>
      {columns.map((column) => (
        <td key={column} className={styles.cell}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  ));
}
