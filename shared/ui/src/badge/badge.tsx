import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'board' | 'done' | 'mend' | 'signal';
  readonly icon?: IconName;
  /** A bare number: keeps its width from 0 to 99. */
  readonly count?: boolean;
}

/** A state or a number in a word or two. */
export function Badge({ children, tone = 'plain', icon, count = false }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], count && styles.count)}>
      {icon === undefined ? null : <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
