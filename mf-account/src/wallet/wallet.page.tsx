import type { Wallet } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Button, ChoiceTiles, FoldingLoader, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account/frame.tsx';
import styles from './wallet.module.css';
import { useWallet } from './wallet.query.ts';

/** The balance of the wallet by currency, and all its entries. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const [currency, setCurrency] = useState<Wallet['currency']>();
  const [page, setPage] = useState(1);
  const query = useWallet(currency, page);
  const wallet = query.data;
  useDocumentTitle(t('wallet.title'));
  const money = (amount: string) => format.money(amount, wallet?.currency);
  return (
    <AccountFrame title={t('wallet.title')}>
      {query.isPending ? <FoldingLoader label={t('wallet.loading')} /> : null}
      {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {wallet ? (
        <>
          <p className={styles.balance}>
            <span>{t('wallet.balance')}</span>{' '}
            <strong data-testid="wallet-balance">{money(wallet.balance)}</strong>
          </p>
          <p>{t('wallet.how')}</p>
          {wallet.balances.length > 1 ? (
            <ChoiceTiles
              legend={t('wallet.currency')}
              layout="compact"
              value={wallet.currency}
              onChange={(chosen) => {
                setCurrency(chosen);
                setPage(1);
              }}
              choices={wallet.balances.map((one) => ({
                value: one.currency,
                label: one.currency,
                detail: format.money(one.balance, one.currency),
              }))}
            />
          ) : null}
          <Table
            caption={t('wallet.entries')}
            stacked
            rows={wallet.entries}
            rowKey={({ id }) => String(id)}
            empty={t('wallet.none')}
            columns={[
              { id: 'date', head: t('wallet.date'), cell: ({ created_at }) => format.date(created_at) },
              {
                id: 'kind',
                head: t('wallet.what'),
                // Entries by staff have a reason; all others are described by their kind.
                cell: ({ kind, reason }) =>
                  kind === 'credit' || kind === 'correction'
                    ? `${t(`wallet.kind.${kind}`)}: ${reason}`
                    : t(`wallet.kind.${kind}`),
              },
              {
                id: 'order',
                head: t('wallet.order'),
                cell: ({ order_number: orderNumber }) =>
                  orderNumber ? (
                    <Link to="accountOrder" params={{ orderNumber }}>
                      {orderNumber}
                    </Link>
                  ) : (
                    '–'
                  ),
              },
              { id: 'amount', head: t('wallet.amount'), figure: true, cell: ({ amount }) => money(amount) },
              {
                id: 'after',
                head: t('wallet.after'),
                figure: true,
                cell: (entry) => money(entry.balance_after),
              },
            ]}
          />
          {wallet.pages > 1 ? (
            <p className={styles.pages}>
              {page > 1 ? <Button onClick={() => setPage(page - 1)}>{t('wallet.newer')}</Button> : null}
              {page < wallet.pages ? (
                <Button onClick={() => setPage(page + 1)}>{t('wallet.older')}</Button>
              ) : null}
            </p>
          ) : null}
        </>
      ) : null}
    </AccountFrame>
  );
}
