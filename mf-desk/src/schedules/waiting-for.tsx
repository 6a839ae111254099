import { useTranslation } from 'react-i18next';
import { GuardSays } from '../health/guard-says.tsx';
import { ApiWords } from '../releases/names.tsx';
import type { Waiting } from './waiting.ts';

/** Why a schedule is waiting, and what it needs to continue. */
export function WaitingFor({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('mf-desk');
  if (waiting.kind === 'words') return <ApiWords>{waiting.text}</ApiWords>;
  const { kind, region } = waiting;
  return (
    <>
      {t(`schedule.waiting.${kind}`, { region })}{' '}
      {kind === 'paused' || waiting.health === null ? null : <GuardSays health={waiting.health} />}
    </>
  );
}
