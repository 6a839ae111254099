import type { StaffQuoteRow } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';
import { Clock } from './clock.tsx';

/** The columns of the list of quote requests, in the reader's language; hidden ones included. */
export const useRequestColumns = (): readonly DataColumn<StaffQuoteRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  return useMemo((): readonly DataColumn<StaffQuoteRow>[] => {
    const plain = textColumn<StaffQuoteRow>;
    const what = ({ product, message }: StaffQuoteRow) =>
      product === null ? message.replace(/\s+/g, ' ').slice(0, 60) : term('product', product);
    return [
      {
        ...plain('number', t('orders.column.number'), ({ number }) => number),
        cell: ({ number }) => (
          <Link
            to="deskRequest"
            params={{ qrNumber: number }}
            onKeyDown={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
          >
            {number}
          </Link>
        ),
      },
      {
        ...plain('due', t('requests.column.due'), ({ answer_by }) => format.date(answer_by, 'dateTime')),
        cell: ({ answer_by, overdue }) => <Clock answerBy={answer_by} overdue={overdue} />,
        sorts: { up: 'due', down: '-due' },
      },
      {
        ...plain('state', t('word.state'), ({ status }) => t(`requests.state.${status}`)),
        cell: ({ status }) => <Badge>{t(`requests.state.${status}`)}</Badge>,
      },
      plain('owner', t('requests.column.owner'), ({ owner }) => owner?.name ?? ''),
      plain('region', t('word.region'), ({ region }) => region),
      plain('customer', t('orders.column.customer'), ({ customer }) => customer.name || customer.email),
      plain('company', t('orders.column.company'), ({ company }) => company ?? ''),
      plain('type', t('requests.column.type'), ({ type }) => t(`requests.type.${type}`)),
      plain('what', t('requests.column.what'), what),
      plain('quantities', t('requests.column.quantities'), ({ quantities }) =>
        quantities.map((quantity) => format.number(quantity)).join(' / '),
      ),
      plain('offer', t('requests.column.offer'), ({ offer }) =>
        offer === null ? '' : `${offer.version} · ${t(`requests.offer.${offer.status}`)}`,
      ),
      {
        ...plain('asked', t('requests.column.asked'), ({ created_at }) =>
          format.date(created_at, 'dateTime'),
        ),
        sorts: { up: 'created', down: '-created' },
      },
    ];
  }, [t, format, term]);
};
