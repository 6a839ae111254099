import type { ReleasableName } from '@shop/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegionName } from '../releases/names.tsx';
import type { Health, Matrix } from '../releases/releases.query.ts';
import { fieldOf, healthOf, matches, moveFocus, type Place, type StateFilter } from './filter.ts';
import styles from './matrix.module.css';
import { MatrixField } from './matrix-field.tsx';

interface MatrixTableProps {
  readonly matrix: Matrix;
  /** The visible part. */
  readonly part: Pick<Matrix, 'regions' | 'names'>;
  readonly wanted: StateFilter;
  readonly health: readonly Health[];
  readonly onOpen: (region: string, name: ReleasableName) => void;
}

/** One stop in the tab order; arrow keys, Home and End move between cells, Enter opens one. */
export function MatrixTable({ matrix, part, wanted, health, onOpen }: MatrixTableProps) {
  const { t } = useTranslation('mf-desk');
  const nameOf = useRegionName();
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const size = { rows: part.regions.length, columns: part.names.length };
  // A filter may have removed the cell in the tab order.
  const stop: Place = { row: Math.min(at.row, size.rows - 1), column: Math.min(at.column, size.columns - 1) };
  const key = (event: KeyboardEvent) => {
    const next = moveFocus(stop, event.key, size);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
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
            {part.names.map((name) => (
              <th key={name} scope="col" className={styles.name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={key}>
          {part.regions.map(({ id, country }, row) => (
            <tr key={id}>
              <th scope="row" className={styles.region}>
                <span className={styles.id}>{id}</span>{' '}
                <span className={styles.country}>{nameOf({ id, country })}</span>
              </th>
              {part.names.map((name, column) => {
                const cell = fieldOf(matrix, id, name);
                return (
                  <td key={name} className={styles.cell}>
                    <MatrixField
                      region={id}
                      name={name}
                      cell={cell}
                      health={cell === null ? null : healthOf(health, cell)}
                      quiet={!matches(cell, wanted, health)}
                      isStop={row === stop.row && column === stop.column}
                      onFocus={() => setAt({ row, column })}
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
