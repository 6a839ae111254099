import { type Confirmation, confirm, toast } from '@shop/kit';
import { newIdempotencyKey, type Result } from '@shop/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCompanyAgain } from './company.query.ts';
import { refusalText } from './refusal-text.ts';

interface Act {
  readonly question: Confirmation;
  readonly send: (idempotencyKey: string) => Promise<Result<unknown>>;
  /** The success message. */
  readonly done: string;
  /** Called before the lists are refetched: the focused element may disappear. */
  readonly beforeReading: () => void;
}

/** An action with a confirmation. Reports the result and refetches the lists either way. */
export function useAct() {
  const { t } = useTranslation('mf-plus-pro');
  const [busy, setBusy] = useState(false);
  /** Returns whether it succeeded. */
  const act = async ({ question, send, done, beforeReading }: Act): Promise<boolean> => {
    if (!(await confirm(question))) return false;
    setBusy(true);
    const reply = await send(newIdempotencyKey());
    if (reply.ok) toast('success', done);
    else toast('error', refusalText(t, reply.problem));
    beforeReading();
    await readCompanyAgain();
    setBusy(false);
    return reply.ok;
  };
  return { busy, act };
}
