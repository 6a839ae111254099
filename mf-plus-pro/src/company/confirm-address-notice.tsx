import { useConfirmationMail } from '@shop/kit/session';
import { Button, Notice } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';

/** Asks the inviting user to confirm their own address first, and resends the link. */
export function ConfirmAddressNotice({ email }: { readonly email: string }) {
  const { t } = useTranslation('mf-plus-pro');
  const { isSending, isSent, send } = useConfirmationMail();
  return (
    <div className={styles.who}>
      <Notice
        severity="warning"
        title={t('company.unconfirmed.title', { email })}
        action={
          // Stays after a click: it has the focus, and the mail may have to be sent again.
          <Button size="small" busy={isSending} onClick={() => void send(email)}>
            {t('company.unconfirmed.send')}
          </Button>
        }
      >
        {t(isSent ? 'company.unconfirmed.sent' : 'company.unconfirmed.text')}
      </Notice>
    </div>
  );
}
