import { type ExpressOption, type PriceComponent, priceComponents, type VolumePrice } from '@shop/contracts';
import { useRegion, withExpress } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { classNames, PriceSummary, type PriceSummaryRow } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliveryPromise } from '../delivery/promise.tsx';
import styles from './product.module.css';
import type { Offer } from './use-offer.ts';

interface PriceBreakdownProps {
  /** The requested quantity; the offer may still be for the previous one. */
  readonly quantity: number;
  readonly offer: Pick<Offer, 'reply' | 'displayedPrice' | 'expressOption' | 'delivery' | 'pending'>;
  readonly onApply: (quantity: number) => void;
  readonly action: ReactNode;
}

/** The sticky price summary: each component, the total with its tax, the date, and a cheaper tier if there is one. */
export function PriceBreakdown({ quantity, offer, onApply, action }: PriceBreakdownProps) {
  const { reply, displayedPrice: price, delivery, pending } = offer;
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  const taxRate = reply?.tax.rate ?? '0';
  const express = offer.expressOption?.surcharge ?? undefined;
  const totals = price && express ? withExpress(price, express, taxRate, market.alwaysShowAddedTax) : price;
  const rows: PriceSummaryRow[] = [
    ...useComponentRows(price),
    ...useExpressRows(express),
    {
      id: 'net',
      label: t('ledger.net'),
      figure: totals ? format.money(totals.total_net) : '–',
      kind: 'subtotal',
    },
    {
      id: 'tax',
      label: t('ledger.tax', { rate: format.percent(Number(taxRate) / 100) }),
      figure: totals ? format.money(totals.tax) : '–',
      kind: 'part',
    },
  ];
  return (
    <PriceSummary
      sticky
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
            <CheaperTier tier={price.cheaper_at} onApply={onApply} />
          ) : (
            <p className={styles.tierNote}>{price ? t('ledger.cheapest') : null}</p>
          )}
          {delivery ? <DeliveryPromise estimate={delivery} /> : null}
          {reply ? <PriceBookNote book={reply.price_book} /> : null}
          {reply ? <p className={styles.sku}>{reply.variant.sku}</p> : null}
        </div>
      }
      action={action}
    />
  );
}

/**
 * Returns the price components. Before the first price every row is reserved: the figures arrive without a layout
 * shift.
 */
function useComponentRows(price: VolumePrice | undefined): PriceSummaryRow[] {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const parts: readonly { readonly part: PriceComponent; readonly amount?: string }[] =
    price?.parts.filter(({ amount }) => Number(amount) !== 0) ?? priceComponents.map((part) => ({ part }));
  return parts.map(({ part, amount }) => ({
    id: part,
    label: t(`part.${part}`),
    detail: t(`partDetail.${part}`),
    figure: amount === undefined ? '–' : format.money(amount),
    kind: 'part',
  }));
}

/** Returns the rows of the selected express production; none at standard speed. */
function useExpressRows(express: NonNullable<ExpressOption['surcharge']> | undefined): PriceSummaryRow[] {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  if (!express) return [];
  return [
    {
      id: 'express',
      label: t('express.row'),
      detail: t('express.rowDetail', {
        fixed: format.money(express.fixed),
        share: format.percent(Number(express.share_rate) / 100),
      }),
      figure: format.money(express.total_net),
      kind: 'part',
    },
  ];
}

interface CheaperTierProps {
  readonly tier: NonNullable<VolumePrice['cheaper_at']>;
  readonly onApply: (quantity: number) => void;
}

/** A larger quantity with a lower total, with a button to apply it. */
function CheaperTier({ tier, onApply }: CheaperTierProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  const quantity = format.number(tier.quantity);
  const total = format.money(market.alwaysShowAddedTax ? tier.total_gross : tier.total_net);
  return (
    <p className={classNames(styles.tierNote, styles.cheaper)}>
      {t('ledger.cheaper', { quantity, total })}{' '}
      <button type="button" className={styles.applyTier} onClick={() => onApply(tier.quantity)}>
        {t('ledger.take', { quantity })}
      </button>
    </p>
  );
}

/** The price book of the figures, and the shop's margin. */
function PriceBookNote({ book }: { readonly book: NonNullable<Offer['reply']>['price_book'] }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  return (
    <p className={styles.book}>
      {t(book.demonstration ? 'ledger.demonstrationBook' : 'ledger.book', {
        date: format.date(book.valid_from),
      })}
      . {t('ledger.margin', { share: format.percent(Number(book.margin) / 100) })}
    </p>
  );
}
