import { type Confirmation, confirm, toast } from '@shop/kit';
import { newIdempotencyKey, type Result } from '@shop/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCompanyAgain } from './company.query.ts';
import { refusalText } from './refusal-text.ts';

interface Act {
  readonly question: Confirmation;
  readonly send: (idempotencyKey: string) => Promise<Result<unknown>>;
  /** What is said when it is done. */
  readonly done: string;
  /** Called before the lists are read again: what has the focus may go with them. */
  readonly beforeReading: () => void;
}

/** Something that is asked about before it is done. Says how it went and reads the lists again either way. */
export function useAct() {
  const { t } = useTranslation('mf-plus-pro');
  const [busy, setBusy] = useState(false);
  /** Answers whether it was done. */
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
