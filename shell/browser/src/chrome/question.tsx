import { useText } from '@shop/kit/i18n';
import type { OpenDialog } from '@shop/kit/shell';
import { Button, Dialog } from '@shop/ui';

/** A yes or no before something that cannot be undone. */
export function Question({ content, settle }: Extract<OpenDialog, { kind: 'confirm' }>) {
  const t = useText();
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
          <Button tone={danger ? 'mend' : 'signal'} onClick={() => settle(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
