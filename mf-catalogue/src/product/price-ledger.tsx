import {
  type DeliveryEstimate,
  type ExpressOption,
  type PricePart,
  type priceConfiguration,
  priceParts,
  type ReplyOf,
  type Variant,
  type VolumePrice,
} from '@shop/contracts';
import { useRegion, withExpress } from '@shop/kit';
import { useFormat, useText } from '@shop/kit/i18n';
import { classNames, Ledger } from '@shop/ui';
import type { ReactNode } from 'react';
import { DeliveryPromise } from '../delivery/promise.tsx';
import styles from './product.module.css';

interface PriceLedgerProps {
  /** What is being asked for; `price` may still be that of the quantity before. */
  readonly quantity: number;
  readonly price: VolumePrice | undefined;
  readonly variant: Variant | undefined;
  /** VAT as a percentage string, for example "23.00". */
  readonly taxRate: string;
  readonly priceBook: ReplyOf<typeof priceConfiguration>['price_book'] | undefined;
  /** What the chosen express production costs. */
  readonly express: ExpressOption['surcharge'] | undefined;
  readonly delivery: DeliveryEstimate | undefined;
  readonly pending: boolean;
  readonly onTake: (quantity: number) => void;
  readonly action: ReactNode;
}

/** The standing ledger: what each part costs, the total with its tax, the date, and the cheaper rung when there is one. */
export function PriceLedger({
  quantity,
  price,
  variant,
  taxRate,
  priceBook,
  express,
  delivery,
  pending,
  onTake,
  action,
}: PriceLedgerProps) {
  const t = useText();
  const format = useFormat();
  const { market } = useRegion();
  const gross = market.alwaysShowAddedTax;
  const rate = format.percent(Number(taxRate) / 100);
  // Before the first price every part has its place, so that the figures arrive without moving anything.
  const parts: readonly { readonly part: PricePart; readonly amount?: string }[] =
    price?.parts.filter(({ amount }) => Number(amount) !== 0) ?? priceParts.map((part) => ({ part }));
  const totals = price && express ? withExpress(price, express, taxRate, gross) : price;
  const rows = [
    ...parts.map(({ part, amount }) => ({
      id: part,
      label: t(`part.${part}`),
      detail: t(`partDetail.${part}`),
      figure: amount === undefined ? '–' : format.money(amount),
      kind: 'part' as const,
    })),
    ...(express
      ? [
          {
            id: 'express',
            label: t('express.row'),
            detail: t('express.rowDetail', {
              fixed: format.money(express.fixed),
              share: format.percent(Number(express.share_rate) / 100),
            }),
            figure: format.money(express.total_net),
            kind: 'part' as const,
          },
        ]
      : []),
    {
      id: 'net',
      label: t('ledger.net'),
      figure: totals ? format.money(totals.total_net) : '–',
      kind: 'subtotal' as const,
    },
    {
      id: 'tax',
      label: t('ledger.tax', { rate }),
      figure: totals ? format.money(totals.tax) : '–',
      kind: 'part' as const,
    },
  ];
  return (
    <Ledger
      standing
      title={t('ledger.title', { count: quantity, figure: format.number(quantity) })}
      rows={rows}
      pending={pending}
      openLabel={t('ledger.open')}
      closeLabel={t('ledger.close')}
      total={{
        label: t('ledger.gross'),
        figure: totals ? format.money(totals.total_gross) : '–',
        note: price ? t('ledger.each', { price: format.unitPrice(price.price) }) : undefined,
      }}
      aside={
        <div className={styles.aside}>
          {price?.cheaper_at ? (
            <p className={classNames(styles.rungNote, styles.cheaper)}>
              {t('ledger.cheaper', {
                quantity: format.number(price.cheaper_at.quantity),
                total: format.money(gross ? price.cheaper_at.total_gross : price.cheaper_at.total_net),
              })}{' '}
              <button
                type="button"
                className={styles.take}
                onClick={() => price.cheaper_at && onTake(price.cheaper_at.quantity)}
              >
                {t('ledger.take', { quantity: format.number(price.cheaper_at.quantity) })}
              </button>
            </p>
          ) : (
            <p className={styles.rungNote}>{price ? t('ledger.cheapest') : null}</p>
          )}
          {delivery ? <DeliveryPromise estimate={delivery} /> : null}
          {priceBook ? (
            <p className={styles.book}>
              {t(priceBook.demonstration ? 'ledger.demonstrationBook' : 'ledger.book', {
                date: format.date(priceBook.valid_from),
              })}{' '}
              {t('ledger.margin', { share: format.percent(Number(priceBook.margin) / 100) })}
            </p>
          ) : null}
          {variant ? <p className={styles.sku}>{variant.sku}</p> : null}
        </div>
      }
      action={action}
    />
  );
}
