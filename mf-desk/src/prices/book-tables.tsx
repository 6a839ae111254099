import { Table, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import {
  type BookFigure,
  type BookTable,
  bookTables,
  type FigureName,
  figureNames,
  isShare,
  showFigure,
  type TypedFigures,
} from './book-figures.ts';
import { useFigureText } from './figure-text.ts';
import styles from './prices.module.css';

interface BookTablesProps {
  readonly figures: readonly BookFigure[];
  readonly currency: string;
  /** What was typed; null: the figures are read alone. */
  readonly typed: TypedFigures | null;
  /** Paths of fields that are wrong. */
  readonly wrong: ReadonlySet<string>;
  readonly onType: (path: string, text: string) => void;
}

/** All figures of a price book, one table for each kind of cost; fields where they can be changed. */
export function BookTables(props: BookTablesProps) {
  return bookTables.map((table) => <FigureTable key={table} table={table} {...props} />);
}

function FigureTable({
  table,
  figures,
  currency,
  typed,
  wrong,
  onType,
}: BookTablesProps & { readonly table: BookTable }) {
  const { t } = useTranslation('mf-desk');
  const text = useFigureText();
  const own = figures.filter((figure) => figure.table === table);
  const rows = [...new Set(own.map(({ row }) => row))];
  const isGeneral = table === 'general';
  const columns: readonly FigureName[] = isGeneral
    ? ['margin']
    : figureNames.filter((name) => own.some((figure) => figure.name === name));
  const cell = (row: string, column: FigureName) => {
    const figure = own.find((one) => one.row === row && (isGeneral || one.name === column));
    if (!figure) return '–';
    const unit = isShare(figure.name) ? '%' : currency;
    if (typed === null) return text.figure(figure, figure.value);
    return (
      <TextField
        dense
        figures
        labelHidden
        inputMode="decimal"
        label={`${text.figureName(figure)} (${unit})`}
        maxLength={18}
        value={typed[figure.path] ?? showFigure(figure, text.decimalMark)}
        onChange={(value) => onType(figure.path, value)}
        error={
          wrong.has(figure.path)
            ? t(isShare(figure.name) ? 'prices.shareWrong' : 'prices.amountWrong')
            : undefined
        }
      />
    );
  };
  const unitOf = (name: FigureName) => (isShare(name) ? '%' : currency);
  return (
    <div className={styles.figures}>
      <Table
        caption={t(`prices.table.${table}`)}
        rows={rows}
        rowKey={(row) => row}
        empty="–"
        columns={[
          {
            id: 'row',
            head: t('prices.row'),
            cell: (row) => (isGeneral ? t(`prices.figure.${row as FigureName}`) : text.rowName(table, row)),
          },
          ...columns.map((column) => ({
            id: column,
            head: isGeneral ? t('prices.value') : `${t(`prices.figure.${column}`)} (${unitOf(column)})`,
            figure: true,
            cell: (row: string) => cell(row, column),
          })),
        ]}
      />
    </div>
  );
}
