import { resendConfirmation } from '@shop/contracts';
import { useState } from 'react';
import { call, newIdempotencyKey } from '../api/call.ts';
import { problemText } from '../i18n/problem-text.ts';
import { toast } from '../notices/toast.ts';

/** Mails the link that confirms an address again; a failure is shown as a toast. */
export function useConfirmationMail() {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const send = async (email: string) => {
    setState('busy');
    const sent = await call(resendConfirmation, {
      body: { user: { email } },
      idempotencyKey: newIdempotencyKey(),
    });
    setState(sent.ok ? 'sent' : 'idle');
    if (!sent.ok) toast('error', problemText(sent.problem));
  };
  return { isSending: state === 'busy', isSent: state === 'sent', send };
}
