import type { ReleasableName, RolloutCell } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Badge, classNames } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ReleaseKey } from '../releases/names.tsx';
import type { Health } from '../releases/releases.query.ts';
import { shareOf } from './filter.ts';
import styles from './matrix.module.css';

const stateAppearances = {
  idle: {},
  running: { tone: 'signal' },
  paused: { severity: 'warning' },
  killed: { severity: 'error' },
} as const;
/** i18next would treat the suffix of `too_few` as a plural form. */
const verdictWord = { too_few: 'unknown', fine: 'fine', worse: 'worse' } as const;
const verdictAppearances = {
  too_few: {},
  fine: { severity: 'success' },
  worse: { severity: 'error' },
} as const;

export function StateBadge({ state }: Pick<RolloutCell, 'state'>) {
  const { t } = useTranslation('mf-desk');
  return <Badge {...stateAppearances[state]}>{t(`state.${state}`)}</Badge>;
}

export function VerdictBadge({ verdict }: Pick<Health, 'verdict'>) {
  const { t } = useTranslation('mf-desk');
  return <Badge {...verdictAppearances[verdict]}>{t(`verdict.${verdictWord[verdict]}`)}</Badge>;
}

interface MatrixFieldProps {
  readonly region: string;
  readonly name: ReleasableName;
  /** Null: nothing of that name is released there yet. */
  readonly cell: RolloutCell | null;
  readonly health: Health | null;
  /** Whether it does not match the filter. */
  readonly isDimmed: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

/** One cell of the matrix: stable, and with a candidate its share, state, health and next step. */
export function MatrixField({
  region,
  name,
  cell,
  health,
  isDimmed,
  isTabStop,
  onFocus,
  onOpen,
}: MatrixFieldProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const isRefused = cell?.gates.some(({ ok }) => !ok) === true;
  return (
    <button
      type="button"
      className={classNames(styles.field, isDimmed && styles.quiet)}
      tabIndex={isTabStop ? 0 : -1}
      data-field={`${region} ${name}`}
      aria-haspopup="dialog"
      onFocus={onFocus}
      onClick={onOpen}
    >
      <span className={styles.label}>{t('matrix.field', { name, region })}</span>
      {cell === null ? (
        <span className={styles.soft}>{t('matrix.nothing')}</span>
      ) : (
        <>
          <span className={styles.line}>
            <span className="only-heard">{t('word.stable')}</span>
            <ReleaseKey value={cell.stable} />
          </span>
          {cell.candidate === null ? null : (
            <>
              <span className={styles.line}>
                <span className="only-heard">{t('word.candidate')}</span>
                <ReleaseKey value={cell.candidate} />
                <strong>{format.percent(shareOf(cell))}</strong>
              </span>
              <span className={styles.line}>
                <StateBadge state={cell.state} />
                {health === null || cell.state === 'killed' ? null : (
                  <VerdictBadge verdict={health.verdict} />
                )}
              </span>
            </>
          )}
          {cell.schedule === null ? null : (
            <span className={styles.soft}>
              {t('matrix.step', {
                step: format.number(cell.schedule.position + 1),
                steps: format.number(cell.schedule.steps),
              })}
              {cell.schedule.next_at === null
                ? null
                : ` · ${t('matrix.next', { time: format.date(cell.schedule.next_at, 'dateTime') })}`}
            </span>
          )}
          {isRefused ? (
            <span className={styles.line}>
              <Badge severity="error">{t('gate.refused')}</Badge>
            </span>
          ) : null}
        </>
      )}
    </button>
  );
}
