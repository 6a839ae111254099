import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { type Severity, severityIcons } from '../severity/severity.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'board' | 'signal';
  /** For a good or bad state: its colour and, by default, its icon. */
  readonly severity?: Severity | undefined;
  readonly icon?: IconName;
  /** A bare number: has the same width from 0 to 99. */
  readonly count?: boolean;
}

/** A state or a number in one or two words. */
export function Badge({ children, tone = 'plain', severity, icon, count = false }: BadgeProps) {
  const shown = icon ?? (severity === undefined ? undefined : severityIcons[severity]);
  return (
    <span
      className={classNames(
        styles.badge,
        tone !== 'plain' && styles[tone],
        severity !== undefined && styles[severity],
        count && styles.count,
      )}
    >
      {shown === undefined ? null : <Icon name={shown} size={14} />}
      {children}
    </span>
  );
}
