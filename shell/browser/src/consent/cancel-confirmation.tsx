import { Button, Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface CancelConfirmationProps {
  readonly onCancel: () => void;
  readonly onBack: () => void;
}

/**
 * Confirms leaving the preferences without a choice: cancel returns to the banner, back closes everything until next
 * time.
 */
export function CancelConfirmation({ onCancel, onBack }: CancelConfirmationProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open
      onClose={onBack}
      title={t('consent.leaveTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onBack}>{t('consent.back')}</Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </>
      }
    >
      <p>{t('consent.leaveText')}</p>
    </Dialog>
  );
}
