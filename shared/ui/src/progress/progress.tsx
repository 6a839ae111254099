import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** 0 to 1; absent for indeterminate progress. */
  readonly value?: number | undefined;
  readonly label: string;
  /** The label is visible elsewhere and visually hidden here. */
  readonly labelHidden?: boolean;
  /** At the end of the line: "4 of 9 MB". */
  readonly figure?: ReactNode;
  readonly className?: string;
}

/** The progress of a task. */
export function Progress({ value, label, labelHidden = false, figure, className }: ProgressProps) {
  return (
    <div className={classNames(styles.progress, className)}>
      {labelHidden ? null : (
        <span className={styles.words}>
          <span>{label}</span>
          {figure === undefined ? null : <span className={styles.figure}>{figure}</span>}
        </span>
      )}
      <progress className={styles.bar} max={1} value={value} aria-label={label} />
    </div>
  );
}
