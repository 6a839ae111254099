import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import styles from './severity.module.css';

/** How grave a message is. Each has one colour (`--success`, `--warning`, `--error`), one icon and one role everywhere. */
export type Severity = 'info' | 'success' | 'warning' | 'error';

export const severityIcons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'stop',
} as const satisfies Readonly<Record<Severity, IconName>>;

/** An error interrupts a screen reader, the others wait until it pauses. */
export const severityRole = (severity: Severity): 'alert' | 'status' =>
  severity === 'error' ? 'alert' : 'status';

export interface SeverityIconProps {
  readonly severity: Severity;
  readonly size?: number;
  /** What a screen reader says. Leave out where words beside it say as much. */
  readonly label?: string;
}

/** The icon of a severity in its colour, for findings and other lines that stand in running text. */
export function SeverityIcon({ severity, size = 16, label }: SeverityIconProps) {
  return (
    <span className={styles[severity]}>
      <Icon name={severityIcons[severity]} size={size} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
