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
  /** Its quantity is changed and it is removed with its bundle alone. */
  readonly inBundle?: boolean;
}

/** One line of the cart: what it is, how many, what it costs, and the ways to change it. */
export function CartLine({ order, line, inBundle = false }: CartLineProps) {
  const { t } = useTranslation('mf-checkout');
  const name = useTerms()('product', line.product.slug);
  const quantity = useQuantity({ order: order.number, kind: 'line', id: line.id }, line.quantity);
  const services = order.line_items.filter(
    ({ service_name, parent_id }) => service_name && parent_id === line.id,
  );
  // Of sample packs an order holds one, whatever is in it.
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
