import { say, useActiveWaiting } from '@shop/kit/shell';
import { FoldingLoader } from '@shop/ui';
import styles from './waiting-overlay.module.css';

/** The full-screen overlay for work that the shopper has to wait for; the page beneath is out of reach meanwhile. */
export function WaitingOverlay() {
  const overlay = useActiveWaiting();
  if (!overlay) return null;
  return (
    <div className={styles.veil} data-waiting={overlay}>
      <FoldingLoader label={say('kit', `waiting.${overlay}`)} />
    </div>
  );
}
