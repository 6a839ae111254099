import type { LineItem, Order } from '@shop/contracts';
import { useTerms } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { LinePicture } from '../order/line-picture.tsx';
import styles from './cart.module.css';
import { LineDetails } from './line-details.tsx';
import { LinePrice } from './line-price.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { RemoveLine } from './remove-line.tsx';
import { ServiceLine } from './service-line.tsx';
import { useQuantity } from './use-quantity.ts';

interface CartLineProps {
  readonly order: Order;
  readonly line: LineItem;
  /** Only its bundle changes its quantity or removes it. */
  readonly inBundle?: boolean;
}

/** One line of the cart: product, quantity, price and its actions. */
export function CartLine({ order, line, inBundle = false }: CartLineProps) {
  const { t } = useTranslation('mf-checkout');
  const name = useTerms()('product', line.product.slug);
  const quantity = useQuantity({ order: order.number, kind: 'line', id: line.id }, line.quantity);
  const services = order.line_items.filter(
    ({ service_name, parent_id }) => service_name && parent_id === line.id,
  );
  // An order has one sample pack, whatever its content.
  const fixed = inBundle || line.product_type === 'samples';
  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <LineDetails
        order={order}
        line={line}
        name={name}
        level={inBundle ? 'h3' : 'h2'}
        onApplyQuantity={fixed ? undefined : quantity.change}
      />
      <LineQuantity line={line} name={name} at={fixed ? undefined : quantity} />
      <LinePrice order={order} line={line} />
      {inBundle ? null : <RemoveLine order={order} line={line} name={name} />}
      {services.length > 0 ? (
        <ul className={styles.services} aria-label={t('services.ofLine', { name })}>
          {services.map((service) => (
            <ServiceLine key={service.id} order={order} line={service} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
