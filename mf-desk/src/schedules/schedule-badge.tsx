import type { RolloutSchedule } from '@shop/contracts';
import { Badge } from '@shop/ui';
import { useTranslation } from 'react-i18next';

const tone = { running: 'signal', paused: 'board', done: 'done', stopped: 'mend' } as const;

/** Whether a schedule goes on, in a word. */
export function ScheduleBadge({ state }: Pick<RolloutSchedule, 'state'>) {
  const { t } = useTranslation('mf-desk');
  return <Badge tone={tone[state]}>{t(`scheduleState.${state}`)}</Badge>;
}
