import { useFormat, useTerms } from '@shop/kit/i18n';
import { boardOf } from '@shop/packaging';
import { useTranslation } from 'react-i18next';
import { type BookFigure, type BookTable, isShare } from './book-figures.ts';

const processes = ['none', 'digital', 'flexo', 'offset'] as const;
const works = [
  'folded',
  'wrapped',
  'wound',
  'bag',
  'mailer',
  'pouch',
  'sewn',
  'sheet',
  'label',
  'roll',
] as const;
const services = ['expert-check', 'warranty', 'fsc-certificate', 'tree'] as const;

/** Names of the rows and figures of a book, and its figures as text. */
export const useFigureText = () => {
  const { t } = useTranslation('mf-desk');
  const term = useTerms();
  const format = useFormat();
  const rowName = (table: BookTable, row: string): string => {
    if (table === 'finishes') return term('finish', row);
    if (table === 'qualities') return term('quality', row);
    const [process, work, service] = [
      processes.find((one) => one === row),
      works.find((one) => one === row),
      services.find((one) => one === row),
    ];
    if (table === 'processes' && process) return t(`prices.process.${process}`);
    if (table === 'works' && work) return t(`prices.work.${work}`);
    if (table === 'services' && service) return t(`prices.service.${service}`);
    const material = boardOf(row)?.material;
    return material === undefined ? row : `${term('material', material)} (${row})`;
  };
  return {
    rowName,
    /** The reader's decimal sign. */
    decimalMark: format.number(0.5, 1).charAt(1),
    /** “Boards: Natural kraft (natural-e), price per m²”. */
    figureName: ({ table, row, name }: BookFigure): string =>
      table === 'general'
        ? t(`prices.figure.${name}`)
        : `${rowName(table, row)}: ${t(`prices.figure.${name}`)}`,
    figure: ({ name }: Pick<BookFigure, 'name'>, value: string | number | null): string => {
      if (value === null) return '–';
      if (isShare(name)) return format.percent(Number(value) / 10_000, 2);
      // Costs have up to four decimals, all of which count.
      const decimals = (String(Number(value)).split('.')[1] ?? '').length;
      return format.number(Number(value), Math.max(2, decimals));
    },
  };
};
