import { pageMark } from '@shop/contracts';
import styles from './stage.module.css';

/** On the server: the place of the page, which the host fills. The browser's stage takes `data-stage` over as it is. */
export function StageFrame() {
  return (
    <div className={styles.frame}>
      <div>
        <div data-stage="">{pageMark}</div>
      </div>
    </div>
  );
}
