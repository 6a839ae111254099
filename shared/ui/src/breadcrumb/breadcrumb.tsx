import { type AnchorComponent, TextLink } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  readonly component?: AnchorComponent;
}

/** The path from home to the current page. */
export function Breadcrumb({ label, crumbs, component }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href ?? ''}${crumb.label}`} className={styles.entry}>
            {crumb.href === undefined ? (
              <span className={styles.here} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <TextLink href={crumb.href} kind="bare" {...(component === undefined ? {} : { component })}>
                {crumb.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
