import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-panel.module.css';

export interface ErrorPanelProps {
  /** What happened. */
  readonly title: ReactNode;
  /** What is not lost: "Your cart and design are saved." */
  readonly reassurance?: ReactNode;
  /** What to do. */
  readonly advice?: ReactNode;
  /** "Try again" and other actions. */
  readonly actions?: ReactNode;
  /** The request id, for support. */
  readonly reference?: string;
}

/** A failure: what happened, what is not lost, what to do, in this order. */
export function ErrorPanel({ title, reassurance, advice, actions, reference }: ErrorPanelProps) {
  return (
    <section className={styles.panel} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        {reassurance === undefined ? null : (
          <p className={styles.kept}>
            <Icon name="check" size={18} />
            <span>{reassurance}</span>
          </p>
        )}
        {advice === undefined ? null : <p>{advice}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {reference === undefined ? null : <p className={styles.reference}>{reference}</p>}
    </section>
  );
}
