import { cartBadgeMark } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { Badge, Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useCart } from '../order/order.query.ts';
import styles from './cart-badge.module.css';

/** The header's cart link, with the number of lines. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const cart = useCart();
  const lines = cart.data?.line_items.length ?? 0;
  return (
    <Link
      to="cart"
      {...cartBadgeMark}
      className={styles.badge}
      aria-label={t('badge.label', { count: lines })}
    >
      <Icon name="cart" size={24} />
      <span className={styles.word}>{t('badge.word')}</span>
      <Badge count tone={lines > 0 ? 'signal' : 'plain'}>
        {lines}
      </Badge>
    </Link>
  );
}
