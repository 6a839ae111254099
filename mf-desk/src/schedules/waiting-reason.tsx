import { useTranslation } from 'react-i18next';
import { GuardVerdict } from '../health/guard-verdict.tsx';
import { ApiText } from '../releases/names.tsx';
import type { Waiting } from './waiting.ts';

/** Why a schedule is waiting, and what it needs to continue. */
export function WaitingReason({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('mf-desk');
  if (waiting.kind === 'apiText') return <ApiText>{waiting.text}</ApiText>;
  const { kind, region } = waiting;
  return (
    <>
      {t(`schedule.waiting.${kind}`, { region })}{' '}
      {kind === 'paused' || waiting.health === null ? null : <GuardVerdict health={waiting.health} />}
    </>
  );
}
