import { importExchangeRates, listExchangeRates, type ReplyOf } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Button, Notice, Skeleton, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { useMay } from '../frame/staff-me.ts';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { ImportRates } from './import-dialog.tsx';
import { useRateText } from './rate-text.ts';
import { useRates } from './rates.query.ts';

type Rates = ReplyOf<typeof listExchangeRates>;

/** The exchange rates by which VAT is stated in zlotys and sterling, and documents that lack one. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('rates.title')} needs={listExchangeRates}>
      <RatesPage />
    </DeskPage>
  );
}

function RatesPage() {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const query = useRates();
  const [importing, setImporting] = useState(false);
  if (problemBehind(query.error)?.code === 'forbidden')
    return <NotAllowed title={t('rates.title')} needs={listExchangeRates} />;
  const stop = stopBehind(query.error);
  if (stop !== null) return stop;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('rates.title')}</h1>
        <Freshness updatedAt={query.dataUpdatedAt} isFetching={query.isFetching} />
      </div>
      <p>{t('rates.intro')}</p>
      {may(importExchangeRates) ? (
        <p>
          <Button onClick={() => setImporting(true)}>{t('rates.import')}</Button>
        </p>
      ) : null}
      {query.error ? (
        <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />
      ) : null}
      {query.isPending ? <Skeleton lines={5} /> : null}
      {query.data ? <Tables rates={query.data} /> : null}
      {importing ? <ImportRates onClose={() => setImporting(false)} /> : null}
    </DeskFrame>
  );
}

function Tables({ rates }: { readonly rates: Rates }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rateText = useRateText();
  return (
    <>
      <Lacking documents={rates.invoices_without} />
      <Table
        caption={t('rates.nbp')}
        rows={rates.exchange_rates}
        rowKey={({ day, currency }) => `${day} ${currency}`}
        empty={t('rates.none')}
        columns={[
          { id: 'day', head: t('rates.day'), cell: ({ day }) => format.date(day) },
          { id: 'currency', head: t('approvals.currency'), cell: ({ currency }) => currency },
          { id: 'rate', head: t('rates.inZlotys'), figure: true, cell: ({ rate }) => rateText(rate) },
          { id: 'table', head: t('rates.source'), cell: ({ table }) => table },
        ]}
      />
      <Table
        caption={t('rates.hmrc')}
        rows={rates.period_rates}
        rowKey={({ first_day, currency }) => `${first_day} ${currency}`}
        empty={t('rates.none')}
        columns={[
          {
            id: 'period',
            head: t('transfers.period'),
            cell: ({ first_day: first, last_day: last }) => `${format.date(first)} – ${format.date(last)}`,
          },
          { id: 'currency', head: t('approvals.currency'), cell: ({ currency }) => currency },
          { id: 'rate', head: t('rates.forPound'), figure: true, cell: ({ rate }) => rateText(rate) },
        ]}
      />
    </>
  );
}

/** Documents that were issued before their rate was imported. They stay as they are. */
function Lacking({ documents }: { readonly documents: Rates['invoices_without'] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  if (documents.length === 0) return null;
  return (
    <Notice severity="warning" title={t('rates.lacking', { number: format.number(documents.length) })}>
      <p>{t('rates.lackingText')}</p>
      <ul>
        {documents.map(({ number, day, currency }) => (
          <li key={number}>
            <Link to="deskInvoices" query={{ text: number }}>
              {number}
            </Link>
            , {format.date(day)}, {currency}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
