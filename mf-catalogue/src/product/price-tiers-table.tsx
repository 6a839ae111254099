import type { VolumePrice } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { alignAtDecimal } from './align-at-decimal.ts';
import styles from './product.module.css';

interface PriceTiersTableProps {
  readonly prices: readonly VolumePrice[];
  /** Number of skeleton rows while the prices load. */
  readonly skeletonRows: number;
  readonly selectedQuantity: number;
  readonly onChoose: (quantity: number) => void;
  readonly name: string;
}

/** The price tiers. A row is a button that selects its quantity. */
export function PriceTiersTable({
  prices,
  skeletonRows,
  selectedQuantity,
  onChoose,
  name,
}: PriceTiersTableProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  const total = (price: VolumePrice) => (market.alwaysShowAddedTax ? price.total_gross : price.total_net);
  return (
    <Table
      caption={t('ladder.caption', { name })}
      empty={null}
      isMarked={(price) => price.range_start === selectedQuantity}
      rows={prices}
      skeletonRows={skeletonRows}
      rowKey={(price) => String(price.range_start)}
      columns={[
        {
          id: 'quantity',
          head: t('ladder.quantity'),
          cell: (price) => (
            <button
              type="button"
              className={styles.tier}
              aria-pressed={price.range_start === selectedQuantity}
              onClick={() => onChoose(price.range_start)}
            >
              {t('pieces', { count: price.range_start, figure: format.number(price.range_start) })}
            </button>
          ),
        },
        {
          id: 'each',
          head: t('ladder.each'),
          figure: true,
          cell: (price) => alignAtDecimal(format.unitPrice(price.price)),
        },
        {
          id: 'total',
          head: market.alwaysShowAddedTax ? t('ladder.totalGross') : t('ladder.totalNet'),
          figure: true,
          cell: (price) => format.money(total(price)),
        },
        { id: 'process', head: t('ladder.process'), cell: (price) => t(`process.${price.process}`) },
      ]}
    />
  );
}
