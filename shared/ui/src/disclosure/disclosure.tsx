import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Entries that share a name close each other. */
  readonly name?: string;
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string;
}

/** A disclosure on the browser's `<details>`: works before any script and with page search. */
export function Disclosure({ summary, children, open, name, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.item, className)}
      open={open}
      name={name}
      onToggle={onToggle === undefined ? undefined : (event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** A list of disclosures, with a line above the first. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className={styles.first}>{children}</div>;
}
