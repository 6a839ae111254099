import { useActiveWaiting } from '@shop/kit/shell';
import { FoldingLoader } from '@shop/ui';
import styles from './waiting-overlay.module.css';

/** The full-screen overlay for work that the shopper has to wait for; the page beneath is out of reach meanwhile. */
export function WaitingOverlay() {
  const waiting = useActiveWaiting();
  if (!waiting) return null;
  return (
    <div className={styles.veil} data-waiting={waiting.overlay}>
      <FoldingLoader label={waiting.words} />
    </div>
  );
}
