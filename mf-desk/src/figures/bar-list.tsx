import { Anchor } from '@shop/kit/router';
import styles from './figures.module.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** In the unit of the list. */
  readonly value: number;
  /** The value as text. */
  readonly text: string;
  /** The page with the rows behind it; null: none. */
  readonly address: string | null;
}

/** Values as horizontal bars on one scale from zero: name, bar, value. The bars are decoration; name and value say it. */
export function BarList({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, label: name, value, text, address }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.name}>
            {address === null ? name : <Anchor href={address}>{name}</Anchor>}
          </span>
          <svg className={styles.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect
              className={styles.fill}
              width={highest === 0 ? 0 : (Math.max(value, 0) / highest) * 100}
              height="10"
            />
          </svg>
          <span className={styles.value}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
