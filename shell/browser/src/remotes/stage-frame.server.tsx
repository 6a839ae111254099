import { pageMark } from '@shop/contracts';
import styles from './stage.module.css';

/**
 * On the server: the placeholder of the page, which the host fills. The browser's stage adopts `data-stage` unchanged.
 */
export function StageFrame() {
  return (
    <div className={styles.frame}>
      <div>
        <div data-stage="">{pageMark}</div>
      </div>
    </div>
  );
}
