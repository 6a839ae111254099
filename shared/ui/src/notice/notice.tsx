import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { type Severity, SeverityIcon, severityRole } from '../severity/severity.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly severity?: Severity;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** Floats above the page (a toast) instead of being in it. */
  readonly floating?: boolean;
  readonly className?: string;
}

/** A short message in the page or above it. An error interrupts a screen reader, others wait. */
export function Notice({
  severity = 'info',
  title,
  children,
  action,
  onClose,
  closeLabel,
  floating = false,
  className,
}: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[severity], floating && styles.floating, className)}
      data-severity={severity}
      role={severityRole(severity)}
    >
      <SeverityIcon severity={severity} size={20} />
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onClose === undefined || closeLabel === undefined ? null : (
        <div className={styles.close}>
          <IconButton icon="cross" size="small" label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}

/** The place of floating notices: bottom right, on a phone at the top so that the price bar stays visible. */
export function NoticeStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
