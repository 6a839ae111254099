import type { StaffProductionLine } from '@shop/contracts';
import { decidedOptions, useFormat, useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';
import type { DataColumn } from '../table/data-table.tsx';

/** What a line is: its product and size, and its options, in the reader's language. */
export const useLineText = () => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  return useMemo(
    () => ({
      product: ({ product, configuration }: StaffProductionLine) =>
        [
          term('product', product),
          ...(configuration
            ? [format.size([configuration.size.length, configuration.size.width, configuration.size.height])]
            : []),
        ].join(' · '),
      options: ({ configuration: box }: StaffProductionLine) =>
        box === null
          ? ''
          : [
              term('material', box.material),
              term('printMode', box.print_mode),
              ...(box.finish === 'foil-none' ? [] : [term('finish', box.finish)]),
              ...decidedOptions(box.structure_options, term, format),
            ].join(', '),
      waits: ({ late, obstacles }: StaffProductionLine) =>
        [
          ...(late ? [t('orders.late.dispatch')] : []),
          ...obstacles.map((one) => t(`orders.obstacle.${one}`)),
        ].join(', '),
      day: (text: string | null) => (text === null ? '' : format.date(text)),
      proof: ({ approval }: StaffProductionLine) =>
        approval === 'none' ? '' : t(`order.proofState.${approval}`),
    }),
    [t, format, term],
  );
};

type Column = DataColumn<StaffProductionLine>;

const stop = (event: { readonly stopPropagation: () => void }) => event.stopPropagation();

/** The columns that the lists of lines choose from, by id; their order is that of the chosen ids. */
export const useLineColumns = (ids: readonly string[]): readonly Column[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const text = useLineText();
  return useMemo(() => {
    const plain = (head: string, of: Column['text'], figure = false): Omit<Column, 'id'> => ({
      head,
      text: of,
      figure,
      cell: (row) => of(row) || '–',
    });
    const all: Readonly<Record<string, Omit<Column, 'id'>>> = {
      number: {
        ...plain(t('orders.column.number'), ({ order_number }) => order_number),
        cell: ({ order_number: number }) => (
          <Link to="deskOrder" params={{ orderNumber: number }} onKeyDown={stop} onClick={stop}>
            {number}
          </Link>
        ),
      },
      dispatch: {
        ...plain(t('orders.column.dispatch'), ({ dispatch_on }) => text.day(dispatch_on)),
        sorts: { up: 'dispatch', down: 'dispatch' },
      },
      placed: plain(t('orders.column.placed'), ({ placed_at }) => format.date(placed_at, 'short')),
      waits: {
        ...plain(t('orders.column.waits'), text.waits),
        cell: (row) =>
          row.late ? <span className={styles.late}>{text.waits(row)}</span> : text.waits(row) || '–',
      },
      stage: {
        ...plain(t('orders.column.stage'), ({ stage }) => t(`orders.stage.${stage}`)),
        cell: ({ stage }) => <Badge>{t(`orders.stage.${stage}`)}</Badge>,
      },
      product: plain(t('orders.column.product'), text.product),
      options: plain(t('request.options'), text.options),
      quantity: plain(t('orders.column.quantity'), ({ quantity }) => format.number(quantity), true),
      make: plain(t('production.column.toMake'), ({ to_make }) => format.number(to_make), true),
      packed: plain(t('order.parcelState.packed'), ({ packed }) => format.number(packed), true),
      express: plain(t('production.column.express'), ({ express }) =>
        express ? t('production.column.express') : '',
      ),
      region: plain(t('word.region'), ({ region }) => region),
      proof: plain(t('orders.stage.proof'), text.proof),
      quality: plain(t('order.quality'), ({ quality }) => t(`order.qa.${quality}`)),
      comments: plain(t('production.column.comments'), ({ comments }) => format.number(comments), true),
      file: {
        ...plain(t('order.file'), ({ print_file: file }) =>
          file === null ? '' : t(`order.fileState.${file.status}`),
        ),
        cell: ({ print_file: file, order_number, line_item_id }) =>
          file === null ? (
            '–'
          ) : file.url === null ? (
            t(`order.fileState.${file.status}`)
          ) : (
            <a
              href={file.url}
              aria-label={t('production.fileOf', { name: `${order_number}-${line_item_id}` })}
              onKeyDown={stop}
              onClick={stop}
            >
              {t('order.fileOpen')}
            </a>
          ),
      },
    };
    return ids.flatMap((id) => (all[id] ? [{ id, ...all[id] }] : []));
  }, [t, format, text, ids]);
};
