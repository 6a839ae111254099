import type { RolloutSchedule } from '@shop/contracts';
import { Badge } from '@shop/ui';
import { useTranslation } from 'react-i18next';

const appearances = {
  running: { tone: 'signal' },
  paused: { severity: 'warning' },
  done: { severity: 'success' },
  stopped: { severity: 'error' },
} as const;

/** The state of a schedule as a badge. */
export function ScheduleBadge({ state }: Pick<RolloutSchedule, 'state'>) {
  const { t } = useTranslation('mf-desk');
  return <Badge {...appearances[state]}>{t(`scheduleState.${state}`)}</Badge>;
}
