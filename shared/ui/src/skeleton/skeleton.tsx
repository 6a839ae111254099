import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `lines` of text, or a box: `wide` 16:9, `square`, `bar` as high as a control. */
  readonly shape?: 'lines' | 'wide' | 'square' | 'bar';
  readonly lines?: number;
  readonly className?: string;
}

/**
 * A placeholder with creases, in the size of the coming content. Hidden from screen readers: announce the loading once,
 * nearby.
 */
export function Skeleton({ shape = 'lines', lines = 3, className }: SkeletonProps) {
  if (shape !== 'lines')
    return <span className={classNames(styles.box, styles[shape], className)} aria-hidden="true" />;
  return (
    <span className={classNames(styles.skeleton, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
