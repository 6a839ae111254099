import type { OpenDialog } from '@shop/kit/shell';
import { Button, Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** A confirmation before something irreversible. */
export function ConfirmDialog({ content, settle }: Extract<OpenDialog, { kind: 'confirm' }>) {
  const { t } = useTranslation('shell');
  const { title, text, confirm, cancel, danger } = content;
  return (
    <Dialog
      open
      onClose={() => settle(false)}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => settle(false)}>{cancel ?? t('cancel')}</Button>
          <Button tone={danger ? 'danger' : 'signal'} onClick={() => settle(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
