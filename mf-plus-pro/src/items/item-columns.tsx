import { maxTypedQuantity, type PlusItem } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Button, focusFirstError, Quantity, type TableColumn } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './items.module.css';

export interface ItemChoices {
  readonly quantityOf: (item: PlusItem) => number;
  readonly onQuantity: (item: PlusItem, quantity: number) => void;
  readonly onAdd: (item: PlusItem) => void;
}

/** The columns of the list: item, last order date, today's price, and quantity to order. */
export function useItemColumns({ quantityOf, onQuantity, onAdd }: ItemChoices): TableColumn<PlusItem>[] {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { market } = useRegion();
  const term = useTerms();
  const minQuantity = market.quantityRanges[0] ?? 30;
  return [
    { id: 'item', head: t('items.item'), cell: (item) => <ItemDescription item={item} /> },
    { id: 'last', head: t('items.last'), cell: (item) => <LastOrder item={item} /> },
    {
      id: 'price',
      head: t('items.price'),
      figure: true,
      cell: ({ price, currency }) => format.unitPrice(price, currency),
    },
    {
      id: 'quantity',
      head: t('items.quantity'),
      cell: (item) => (
        <Quantity
          label={t('items.quantityOf', { name: term('product', item.configuration.product) })}
          labelHidden
          dense
          value={quantityOf(item)}
          onChange={(quantity) => onQuantity(item, quantity)}
          min={minQuantity}
          max={maxTypedQuantity}
          step={10}
          decreaseLabel={t('items.less')}
          increaseLabel={t('items.more')}
          limitsText={t('items.limits', {
            min: format.number(minQuantity),
            max: format.number(maxTypedQuantity),
          })}
        />
      ),
    },
    {
      id: 'add',
      head: t('items.action'),
      cell: (item) => (
        <Button
          size="small"
          onClick={(event) => {
            // While the field of this row holds no valid number, the quantity is still the last valid one.
            if (!focusFirstError(event.currentTarget.closest('tr'))) onAdd(item);
          }}
        >
          {t('items.add', { count: quantityOf(item) })}
        </Button>
      ),
    },
  ];
}

function ItemDescription({ item }: { readonly item: PlusItem }) {
  const term = useTerms();
  const format = useFormat();
  const { product, size, material } = item.configuration;
  return (
    <div>
      {term('product', product)}
      <br />
      <span className={styles.soft}>
        {format.size([size.length, size.width, size.height])}, {term('material', material)}
        {item.design_name ? `, ${item.design_name}` : null}
      </span>
    </div>
  );
}

function LastOrder({ item }: { readonly item: PlusItem }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { last_order_number: number, last_ordered_at: day, last_quantity: count } = item;
  return (
    <div>
      <Link to="accountOrder" params={{ orderNumber: number }}>
        {number}
      </Link>
      <br />
      <span className={styles.soft}>
        {format.date(day)}, {t('pieces', { count, figure: format.number(count) })}
        {item.last_express_delivery_option_id ? `, ${t('items.express')}` : null}
      </span>
    </div>
  );
}
