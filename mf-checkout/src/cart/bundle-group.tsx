import { maxTypedQuantity, type Order } from '@shop/contracts';
import { confirm, lineAmount, toast } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { add, fromDecimal, toDecimal, zero } from '@shop/money';
import { Button, Quantity } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { removeBundle } from './change-bundle.ts';
import { discardUnsentQuantity } from './unsent-quantities.ts';
import { useQuantity } from './use-quantity.ts';

interface BundleGroupProps {
  readonly order: Order;
  readonly bundle: NonNullable<Order['bundles']>[number];
}

/** Lines that are bought together: one quantity, one price, removed together. */
export function BundleGroup({ order, bundle }: BundleGroupProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const quantity = useQuantity({ order: order.number, kind: 'bundle', id: bundle.id }, bundle.quantity);
  const lines = order.line_items.filter(
    ({ id, service_name }) => !service_name && bundle.line_item_ids.includes(id),
  );
  const name = t('bundle.name', { count: lines.length });
  const id = `bundle-${bundle.id}`;
  const total = lines.reduce(
    (sum, line) => add(sum, fromDecimal(lineAmount(order, line), order.currency) ?? zero(order.currency)),
    zero(order.currency),
  );

  const remove = async () => {
    const sure = await confirm({
      title: t('bundle.remove.title'),
      text: t('bundle.remove.text', { count: lines.length }),
      confirm: t('bundle.remove.confirm'),
      danger: true,
    });
    if (!sure) return;
    const removed = await removeBundle(order.number, bundle.id);
    if (!removed.ok) return void toast('error', problemText(removed.problem));
    discardUnsentQuantity({ order: order.number, kind: 'bundle', id: bundle.id });
    toast('success', t('cart.removed', { name }));
  };

  return (
    <li className={styles.bundle} data-testid="bundle">
      <div className={styles.bundleHead}>
        <h2 id={id}>{name}</h2>
        <Quantity
          label={t('bundle.quantity')}
          dense
          value={quantity.value}
          onChange={quantity.change}
          hint={quantity.hint}
          error={quantity.error}
          min={1}
          max={maxTypedQuantity}
          decreaseLabel={t('cart.less', { name })}
          increaseLabel={t('cart.more', { name })}
          limitsText={t('bundle.limits', { min: format.number(1), max: format.number(maxTypedQuantity) })}
        />
        <p className={styles.price}>
          <strong>{format.money(toDecimal(total), order.currency)}</strong>
          <span>{t(order.prices_include_tax ? 'cart.gross' : 'cart.net')}</span>
        </p>
        <Button
          tone="quiet"
          size="small"
          icon="trash"
          onClick={() => void remove()}
          aria-label={t('cart.removeLabel', { name })}
        >
          {t('cart.remove.action')}
        </Button>
      </div>
      <ul className={styles.lines} aria-labelledby={id}>
        {lines.map((line) => (
          <CartLine key={line.id} order={order} line={line} inBundle />
        ))}
      </ul>
    </li>
  );
}
