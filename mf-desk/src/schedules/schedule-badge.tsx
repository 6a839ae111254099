import type { RolloutSchedule } from '@shop/contracts';
import { useText } from '@shop/kit/i18n';
import { Badge } from '@shop/ui';

const tone = { running: 'signal', paused: 'board', done: 'done', stopped: 'mend' } as const;

/** Whether a schedule goes on, in a word. */
export function ScheduleBadge({ state }: Pick<RolloutSchedule, 'state'>) {
  const t = useText();
  return <Badge tone={tone[state]}>{t(`scheduleState.${state}`)}</Badge>;
}
