import { resendConfirmation } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { useSession } from '@shop/kit/session';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-address.module.css';

/** Reminds a member with an unconfirmed address, and mails the link again. */
export function ConfirmAddress() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const email = user?.email;
  if (!email || user.confirmed) return null;
  const send = async () => {
    setState('busy');
    const sent = await call(resendConfirmation, {
      body: { user: { email } },
      idempotencyKey: newIdempotencyKey(),
    });
    setState(sent.ok ? 'sent' : 'idle');
    if (!sent.ok) toast('error', problemText(sent.problem));
  };
  return (
    <div className={styles.long}>
      <Notice
        severity="warning"
        title={t('unconfirmed.title', { email })}
        action={
          state === 'sent' ? null : (
            <Button size="small" busy={state === 'busy'} onClick={() => void send()}>
              {t('unconfirmed.send')}
            </Button>
          )
        }
      >
        {t(state === 'sent' ? 'unconfirmed.sent' : 'unconfirmed.text')}
      </Notice>
    </div>
  );
}
