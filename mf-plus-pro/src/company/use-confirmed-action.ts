import { type Confirmation, confirm, toast } from '@shop/kit';
import { newIdempotencyKey, type Result } from '@shop/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchCompany } from './company.query.ts';
import { refusalText } from './refusal-text.ts';

interface ConfirmedAction {
  readonly confirmation: Confirmation;
  readonly send: (idempotencyKey: string) => Promise<Result<unknown>>;
  /** The success message. */
  readonly successMessage: string;
  /** Called before the lists are refetched: the focused element may disappear. */
  readonly beforeRefetch: () => void;
}

/** An action with a confirmation. Reports the result and refetches the lists either way. */
export function useConfirmedAction() {
  const { t } = useTranslation('mf-plus-pro');
  const [busy, setBusy] = useState(false);
  /** Returns whether it succeeded. */
  const runAction = async ({
    confirmation,
    send,
    successMessage,
    beforeRefetch,
  }: ConfirmedAction): Promise<boolean> => {
    if (!(await confirm(confirmation))) return false;
    setBusy(true);
    const reply = await send(newIdempotencyKey());
    if (reply.ok) toast('success', successMessage);
    else toast('error', refusalText(t, reply.problem));
    beforeRefetch();
    await refetchCompany();
    setBusy(false);
    return reply.ok;
  };
  return { busy, runAction };
}
