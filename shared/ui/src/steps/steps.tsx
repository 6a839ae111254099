import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './steps.module.css';

export interface Step {
  readonly id: string;
  /** May link back to a completed step. */
  readonly label: ReactNode;
}

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** The id of the current step; those before it are completed. */
  readonly current: string;
  /** Announced after a completed step: "done". */
  readonly doneLabel: string;
}

/** The progress through a few steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={classNames(styles.step, index < at && styles.passed, index === at && styles.here)}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.number}>
              {index < at ? <Icon name="check" size={14} label={doneLabel} /> : index + 1}
            </span>
            <span className={styles.name}>{step.label}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
