import { Checkbox, classNames } from '@shop/ui';
import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import { readHiddenColumns, saveHiddenColumns } from './stored-columns.ts';

export interface DataColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** The same as plain text, for CSV. */
  readonly text: (row: Row) => string;
  readonly figure?: boolean;
  /** The sort values of the list, ascending and descending. */
  readonly sorts?: { readonly up: string; readonly down: string };
}

interface DataTableProps<Row> {
  /** Names the stored choice of columns. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What the checkbox of a row is called; absent: its key. */
  readonly rowName?: (row: Row) => string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onOpen: (row: Row) => void;
  readonly selected?: readonly string[];
  /** Without it rows cannot be selected. */
  readonly onSelect?: (keys: readonly string[]) => void;
  /** Called when the end comes near. */
  readonly onEnd: () => void;
  readonly empty: ReactNode;
  readonly waiting: boolean;
  /** Beside the choice of columns, above the table. */
  readonly tools: ReactNode;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
/** Pixels; as in the style sheet. */
const rowHeight = 37;

/**
 * A dense table for thousands of rows: only those in view are drawn. Columns can be chosen and stay so; arrow keys move,
 * Enter opens, Space selects.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, caption, columns, rows, rowKey, sort, onSort, onOpen, selected, onSelect, onEnd } = props;
  const { rowName = rowKey } = props;
  const selects = onSelect !== undefined;
  const { t } = useTranslation('mf-desk');
  const [columnVisibility, setVisibility] = useState(() =>
    readHiddenColumns(
      name,
      columns.map(({ id }) => id),
    ),
  );
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries((selected ?? []).map((key) => [key, true])),
    [selected],
  );
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(columns.map(({ id, head }) => helper.display({ id, header: head })));
  }, [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowKey,
    state: { columnVisibility, rowSelection },
    onColumnVisibilityChange: (change) => {
      const next = typeof change === 'function' ? change(columnVisibility) : change;
      setVisibility(next);
      saveHiddenColumns(name, next);
    },
    onRowSelectionChange: (change) =>
      onSelect?.(Object.keys(typeof change === 'function' ? change(rowSelection) : change)),
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const width = shown.length + (selects ? 1 : 0);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 1024, height: 700 },
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 15) onEnd();
  }, [last, rows.length, onEnd]);
  const focusRow = (index: number) => {
    const to = Math.max(0, Math.min(index, rows.length - 1));
    virtual.scrollToIndex(to);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus());
  };
  const press = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    if (event.target !== event.currentTarget) return;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) focusRow(to);
    else if (event.key === 'Enter') onOpen(row);
    else if (event.key === ' ' && selects) table.getRow(rowKey(row)).toggleSelected();
    else return;
    event.preventDefault();
  };
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const gap = (height: number) =>
    height > 0 ? (
      <tr className={styles.gap}>
        <td colSpan={width} height={height} />
      </tr>
    ) : null;
  return (
    <>
      <div className={styles.tools}>
        {props.tools}
        <details className={styles.chooser}>
          <summary>{t('orders.columns')}</summary>
          <fieldset className={styles.columns}>
            <legend className="only-heard">{t('orders.columns')}</legend>
            {table.getAllLeafColumns().map((column) => (
              <Checkbox
                key={column.id}
                label={byId.get(column.id)?.head ?? column.id}
                checked={column.getIsVisible()}
                onChange={() => column.toggleVisibility()}
              />
            ))}
          </fieldset>
        </details>
      </div>
      <section
        ref={box}
        className={styles.scroll}
        aria-label={caption}
        aria-busy={props.waiting || undefined}
      >
        <table className={styles.table} aria-rowcount={rows.length + 1}>
          <caption className="only-heard">{caption}</caption>
          <thead>
            <tr aria-rowindex={1}>
              {selects ? (
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label={t('orders.selectAll')}
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              ) : null}
              {shown.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 ? (
              <tr>
                <td colSpan={width}>{props.empty}</td>
              </tr>
            ) : null}
            {gap(before)}
            {items.map(({ index }) => {
              const row = rows[index];
              if (!row) return null;
              const isSelected = rowSelection[rowKey(row)] === true;
              return (
                <tr
                  key={rowKey(row)}
                  data-row={index}
                  aria-rowindex={index + 2}
                  className={styles.row}
                  aria-selected={selects ? isSelected : undefined}
                  tabIndex={index === (items[0]?.index ?? 0) ? 0 : -1}
                  onClick={() => onOpen(row)}
                  onKeyDown={(event) => press(event, index, row)}
                >
                  {selects ? (
                    <td>
                      <input
                        type="checkbox"
                        tabIndex={-1}
                        aria-label={t('orders.select', { name: rowName(row) })}
                        checked={isSelected}
                        onClick={(event) => event.stopPropagation()}
                        onChange={() => table.getRow(rowKey(row)).toggleSelected()}
                      />
                    </td>
                  ) : null}
                  {shown.map((column) => (
                    <td key={column.id} className={classNames(column.figure === true && styles.figure)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
            {gap(after)}
          </tbody>
        </table>
      </section>
    </>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: DataColumn<Row>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}) {
  const { sorts, head, figure } = column;
  const look = classNames(figure === true && styles.figure);
  if (!sorts)
    return (
      <th scope="col" className={look}>
        {head}
      </th>
    );
  const direction = sort === sorts.up ? 'ascending' : sort === sorts.down ? 'descending' : 'none';
  return (
    <th scope="col" className={look} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(direction === 'ascending' ? sorts.down : sorts.up)}
      >
        {head} {direction === 'none' ? '' : direction === 'ascending' ? '↑' : '↓'}
      </button>
    </th>
  );
}
