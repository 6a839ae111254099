import { resendConfirmation } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';

/** Tells the inviting user to confirm their own address first, and mails the link again. */
export function OwnAddress({ email }: { readonly email: string }) {
  const { t } = useTranslation('mf-plus-pro');
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked');
  const send = async () => {
    setState('busy');
    const sent = await call(resendConfirmation, {
      body: { user: { email } },
      idempotencyKey: newIdempotencyKey(),
    });
    setState(sent.ok ? 'sent' : 'asked');
    if (!sent.ok) toast('error', problemText(sent.problem));
  };
  return (
    <div className={styles.who}>
      <Notice
        severity="warning"
        title={t('company.unconfirmed.title', { email })}
        action={
          // It has the focus, so it stays; it can be clicked again if the mail does not arrive.
          <Button size="small" busy={state === 'busy'} onClick={() => void send()}>
            {t('company.unconfirmed.send')}
          </Button>
        }
      >
        {t(state === 'sent' ? 'company.unconfirmed.sent' : 'company.unconfirmed.text')}
      </Notice>
    </div>
  );
}
