import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { sendBegin } from './fulfil.query.ts';

interface BeginDialogProps {
  readonly number: string;
  readonly onClose: () => void;
}

/** Begins the production of an order. */
export function BeginDialog({ number, onClose }: BeginDialogProps) {
  const { t } = useTranslation('mf-desk');
  return (
    <ActionDialog
      title={t('begin.title')}
      action={t('begin.title')}
      done={t('begin.done', { number })}
      send={(key) => sendBegin(number, key)}
      onClose={onClose}
    >
      {() => <p>{t('begin.means', { number })}</p>}
    </ActionDialog>
  );
}
