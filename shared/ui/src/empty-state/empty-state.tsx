import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What belongs here, and how to add it. */
  readonly children?: ReactNode;
  /** A drawing from real geometry, such as an open `FoldedBox`. */
  readonly drawing?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown while there is nothing here yet. */
export function EmptyState({ title, children, drawing, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing === undefined ? null : <div className={styles.drawing}>{drawing}</div>}
      <h2 className={styles.title}>{title}</h2>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
