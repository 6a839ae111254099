import type { ReleasableName } from '@shop/contracts';
import { problemText } from '@shop/kit/i18n';
import { problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, EmptyState, Notice, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldDialog } from '../change/field-dialog.tsx';
import styles from '../releases/desk.module.css';
import type { Health, Matrix } from '../releases/releases.query.ts';
import { filterMatrix, findCell, findHealth, readFilter } from './filter.ts';
import { MatrixFilters } from './filters.tsx';
import { MatrixTable } from './matrix.tsx';

interface MatrixPanelProps {
  /** Undefined until loaded. */
  readonly matrix: Matrix | undefined;
  readonly health: readonly Health[];
  readonly healthError: Error | null;
}

/** Regions × remotes, and the open cell. */
export function MatrixPanel({ matrix, health, healthError }: MatrixPanelProps) {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<{ readonly region: string; readonly name: ReleasableName } | null>(null);
  if (matrix === undefined)
    return (
      <div className={styles.part} aria-busy="true">
        <p className="only-heard" role="status">
          {t('desk.loading')}
        </p>
        <Skeleton lines={12} />
      </div>
    );
  const filter = readFilter(search);
  const visible = filterMatrix(matrix, filter, health);
  const cell = open === null ? null : findCell(matrix, open.region, open.name);
  const problem = problemBehind(healthError);
  return (
    <div className={styles.part}>
      <MatrixFilters matrix={matrix} />
      {healthError === null ? null : (
        <Notice severity="error" title={t('health.failed')}>
          {problem ? problemText(problem) : null}
        </Notice>
      )}
      {visible.regions.length === 0 || visible.names.length === 0 ? (
        <EmptyState
          title={t('matrix.none.title')}
          action={<Button onClick={() => setSearch({})}>{t('matrix.none.action')}</Button>}
        >
          {t('matrix.none.text')}
        </EmptyState>
      ) : (
        <MatrixTable
          matrix={matrix}
          visible={visible}
          stateFilter={filter.state}
          health={health}
          onOpen={(region, name) => setOpen({ region, name })}
        />
      )}
      {open === null ? null : (
        <FieldDialog
          key={`${open.region} ${open.name}`}
          region={open.region}
          name={open.name}
          cell={cell}
          health={cell === null ? null : findHealth(health, cell)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
