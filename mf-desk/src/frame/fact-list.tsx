import { Link } from '@shop/kit/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';

/** Pairs of a label and a value. */
export type Facts = readonly (readonly [label: string, value: ReactNode])[];

interface FactListProps {
  /** An empty value is left out. */
  readonly facts: Facts;
  /** The order that they are about: linked, before the others. */
  readonly orderNumber?: string | null;
}

/** Facts about one thing, each with its label. */
export function FactList({ facts, orderNumber = null }: FactListProps) {
  const { t } = useTranslation('mf-desk');
  return (
    <dl className={styles.facts}>
      {orderNumber === null ? null : (
        <div className={styles.change}>
          <dt>{t('palette.kind.order')}</dt>
          <dd>
            <Link to="deskOrder" params={{ orderNumber }}>
              {orderNumber}
            </Link>
          </dd>
        </div>
      )}
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className={styles.change}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
