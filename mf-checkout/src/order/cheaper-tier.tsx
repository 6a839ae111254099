import type { LineItem, Order } from '@shop/contracts';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

interface CheaperTierProps {
  readonly order: Order;
  readonly line: LineItem;
  /** Absent where the quantity is fixed. */
  readonly onApplyQuantity?: (quantity: number) => void;
}

/** Shows a larger quantity with a lower total than the line, until the order is placed; nothing without one. */
export function CheaperTier({ order, line, onApplyQuantity }: CheaperTierProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const cheaper = order.completed_at === null ? line.cheaper_at : null;
  const promotion = {
    promotion_id: `cheaper-run:${line.variant.sku}:${cheaper?.quantity ?? ''}`,
    name: 'cheaper-run',
    position: 'cart-line',
  };
  // Where it cannot be applied it is information, not a promotion.
  useTrack(cheaper && onApplyQuantity ? promotion.promotion_id : null, () =>
    trackCommerce.promotionViewed(promotion),
  );
  if (!cheaper) return null;
  const figure = format.number(cheaper.quantity);
  const total = format.money(order.prices_include_tax ? cheaper.total_gross : cheaper.total, order.currency);
  return (
    <span className={styles.cheaper} data-testid="cheaper-run">
      {t('cheaper.text', { quantity: figure, total })}
      {onApplyQuantity ? (
        <>
          {' '}
          <button
            type="button"
            className={styles.take}
            onClick={() => {
              trackCommerce.promotionClicked(promotion);
              onApplyQuantity(cheaper.quantity);
            }}
          >
            {t('cheaper.take', { quantity: figure })}
          </button>
        </>
      ) : null}
    </span>
  );
}
