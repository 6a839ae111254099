import type { ReleasableName } from '@shop/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegionName } from '../releases/names.tsx';
import type { Health, Matrix } from '../releases/releases.query.ts';
import { findCell, findHealth, matches, moveFocus, type Place, type StateFilter } from './filter.ts';
import styles from './matrix.module.css';
import { MatrixField } from './matrix-field.tsx';

interface MatrixTableProps {
  readonly matrix: Matrix;
  /** The visible part. */
  readonly visible: Pick<Matrix, 'regions' | 'names'>;
  readonly stateFilter: StateFilter;
  readonly health: readonly Health[];
  readonly onOpen: (region: string, name: ReleasableName) => void;
}

/** One stop in the tab order; arrow keys, Home and End move between cells, Enter opens one. */
export function MatrixTable({ matrix, visible, stateFilter, health, onOpen }: MatrixTableProps) {
  const { t } = useTranslation('mf-desk');
  const nameOf = useRegionName();
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<Place>({ row: 0, column: 0 });
  const size = { rows: visible.regions.length, columns: visible.names.length };
  // A filter may have removed the cell in the tab order.
  const tabStop: Place = {
    row: Math.min(focused.row, size.rows - 1),
    column: Math.min(focused.column, size.columns - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveFocus(tabStop, event.key, size);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    body.current?.rows[next.row]?.querySelectorAll('button')[next.column]?.focus();
  };
  return (
    <div className={styles.hold}>
      <table className={styles.matrix}>
        <caption className="only-heard">{t('matrix.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('word.region')}
            </th>
            {visible.names.map((name) => (
              <th key={name} scope="col" className={styles.name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {visible.regions.map(({ id, country }, row) => (
            <tr key={id}>
              <th scope="row" className={styles.region}>
                <span className={styles.id}>{id}</span>{' '}
                <span className={styles.country}>{nameOf({ id, country })}</span>
              </th>
              {visible.names.map((name, column) => {
                const cell = findCell(matrix, id, name);
                return (
                  <td key={name} className={styles.cell}>
                    <MatrixField
                      region={id}
                      name={name}
                      cell={cell}
                      health={cell === null ? null : findHealth(health, cell)}
                      isDimmed={!matches(cell, stateFilter, health)}
                      isTabStop={row === tabStop.row && column === tabStop.column}
                      onFocus={() => setFocused({ row, column })}
                      onOpen={() => onOpen(id, name)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
