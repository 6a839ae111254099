import { useConfirmationMail, useSession } from '@shop/kit/session';
import { Button, Notice } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './confirm-address.module.css';

/** Reminds a member with an unconfirmed address, and mails the link again. */
export function ConfirmAddress() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  const { isSending, isSent, send } = useConfirmationMail();
  const email = user?.email;
  if (!email || user.confirmed) return null;
  return (
    <div className={styles.long}>
      <Notice
        severity="warning"
        title={t('unconfirmed.title', { email })}
        action={
          isSent ? null : (
            <Button size="small" busy={isSending} onClick={() => void send(email)}>
              {t('unconfirmed.send')}
            </Button>
          )
        }
      >
        {t(isSent ? 'unconfirmed.sent' : 'unconfirmed.text')}
      </Notice>
    </div>
  );
}
