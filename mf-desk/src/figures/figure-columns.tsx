import type { SalesFigure } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Anchor } from '@shop/kit/router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../frame/markets.ts';
import type { DataColumn } from '../table/data-table.tsx';
import { rowLink } from '../table/row-link.ts';
import type { FiguresView } from './figures.query.ts';
import { ordersBehind } from './orders-behind.ts';

/** Names what a row is about, in the reader's language: a month, a day, a market, a product. */
export const useKeyText = ({ by }: FiguresView) => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const markets = useMarkets();
  return useCallback(
    ({ key }: Pick<SalesFigure, 'key'>): string => {
      if (by === 'month') return format.date(`${key}-01`, 'month');
      if (by === 'day') return format.date(key);
      if (by === 'region') return markets.find(({ id }) => id === key)?.name ?? key;
      return key === 'services' || key === 'delivery' ? t(`figures.beside.${key}`) : term('product', key);
    },
    [by, format, term, markets, t],
  );
};

/** The columns of the table of sales. Keys and amounts as text are plain, so a spreadsheet sorts and adds them up. */
export const useFigureColumns = (view: FiguresView): readonly DataColumn<SalesFigure>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const keyText = useKeyText(view);
  return useMemo((): readonly DataColumn<SalesFigure>[] => {
    const count = (id: 'orders' | 'quantity', head: string): DataColumn<SalesFigure> => ({
      id,
      head,
      figure: true,
      cell: (row) => format.number(row[id]),
      text: (row) => String(row[id]),
    });
    return [
      {
        id: 'key',
        head: t(`figures.group.${view.by}`),
        text: ({ key }) => key,
        cell: (row) => {
          const address = ordersBehind(row, view);
          return address === null ? (
            keyText(row)
          ) : (
            <Anchor href={address} {...rowLink}>
              {keyText(row)}
            </Anchor>
          );
        },
      },
      {
        id: 'currency',
        head: t('approvals.currency'),
        text: (row) => row.currency,
        cell: (row) => row.currency,
      },
      count('orders', t('nav.orders')),
      count('quantity', t('figures.pieces')),
      {
        id: 'net',
        head: t('figures.net'),
        figure: true,
        text: ({ net }) => net,
        cell: ({ net, currency }) => format.money(net, currency),
      },
    ];
  }, [t, format, keyText, view]);
};
