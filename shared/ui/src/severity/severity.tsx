import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import styles from './severity.module.css';

/**
 * The severity of a message. Each has one colour (`--success`, `--warning`, `--error`), one icon and one role
 * everywhere.
 */
export type Severity = 'info' | 'success' | 'warning' | 'error';

export const severityIcons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'stop',
} as const satisfies Readonly<Record<Severity, IconName>>;

/** Returns the role: an error interrupts a screen reader, others wait. */
export const severityRole = (severity: Severity): 'alert' | 'status' =>
  severity === 'error' ? 'alert' : 'status';

export interface SeverityIconProps {
  readonly severity: Severity;
  readonly size?: number;
  /** The accessible name. Omit it beside an equivalent text. */
  readonly label?: string;
}

/** The icon of a severity in its colour, for findings and other lines in running text. */
export function SeverityIcon({ severity, size = 16, label }: SeverityIconProps) {
  return (
    <span className={styles[severity]}>
      <Icon name={severityIcons[severity]} size={size} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
