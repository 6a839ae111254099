import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { FigureDifference } from './book-figures.ts';
import { useFigureText } from './figure-text.ts';

/** The figures that differ between two price books. */
export function BookDifferences({ differences }: { readonly differences: readonly FigureDifference[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const text = useFigureText();
  return (
    <Table
      caption={t('prices.differences')}
      captionHidden
      rows={differences}
      rowKey={({ figure }) => figure.path}
      empty={t('prices.noDifferences')}
      columns={[
        { id: 'figure', head: t('prices.row'), cell: ({ figure }) => text.figureName(figure) },
        {
          id: 'before',
          head: t('people.before'),
          figure: true,
          cell: ({ figure, before }) => text.figure(figure, before),
        },
        {
          id: 'after',
          head: t('people.after'),
          figure: true,
          cell: ({ figure, after }) => text.figure(figure, after),
        },
        {
          id: 'change',
          head: t('word.action'),
          figure: true,
          cell: ({ change }) => (change === null ? '–' : format.percent(change, 1)),
        },
      ]}
    />
  );
}
