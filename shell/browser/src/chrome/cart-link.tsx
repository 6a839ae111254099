import { Slot } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { Icon } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stage } from '../remotes/stage.ts';
import styles from './header.module.css';

/**
 * The cart's badge belongs to the checkout's remote. Its code loads only after the page itself, so that the first view
 * waits for no other remote; until then, and if it fails, a plain link is shown.
 */
export function CartLink({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('shell');
  const settled = useFirstViewSettled(stage);
  const plain = (
    <Link to="cart" className={styles.cart} aria-label={t('header.cart')}>
      <Icon name="cart" size={24} />
      <span className={styles.word}>{t('header.cart')}</span>
    </Link>
  );
  return (
    <div className={styles.cartPlace}>{settled ? <Slot name="cartBadge" fallback={plain} /> : plain}</div>
  );
}

function useFirstViewSettled(stage: Stage): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const update = () => {
      const { phase } = stage.state.get();
      if (phase !== 'loading' && phase !== 'late') setSettled(true);
    };
    update();
    return stage.state.subscribe(update);
  }, [stage]);
  return settled;
}
