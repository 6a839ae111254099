import { problemText } from '@shop/kit/i18n';
import { ProblemError } from '@shop/kit/query';
import { Button, Dialog, Notice, Select, useFormAttempts } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CancelReason, useCancel } from './order-actions.query.ts';

const reasons: readonly CancelReason[] = [
  'changed_mind',
  'ordered_by_mistake',
  'wrong_design',
  'found_elsewhere',
  'delivery_too_late',
  'other',
];

interface CancelDialogProps {
  readonly number: string;
  /** The token of a mailed link, for a reader who is not signed in. */
  readonly token: string | undefined;
  /** Whether this is the right of withdrawal, which the dialog names. */
  readonly withdrawal: boolean;
  /** Whether a payment is refunded. */
  readonly paid: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms the cancellation of an order, with a reason: it is irreversible. */
export function CancelDialog({ number, token, withdrawal, paid, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('mf-account');
  const cancel = useCancel(number, token);
  const [reason, setReason] = useState<CancelReason | ''>('');
  const { form, tried, countAttempt } = useFormAttempts<HTMLDivElement>();
  const send = () => {
    if (reason === '') countAttempt();
    else cancel.mutate(reason, { onSuccess: onClose });
  };
  const failed =
    cancel.error && (cancel.error instanceof ProblemError ? problemText(cancel.error.problem) : t('failed'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(withdrawal ? 'cancel.withdrawTitle' : 'cancel.title', { number })}
      closeLabel={t('cancel.keep')}
      dismissable={!cancel.isPending}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button tone="danger" busy={cancel.isPending} busyLabel={t('cancel.busy')} onClick={send}>
            {t(withdrawal ? 'cancel.withdrawConfirm' : 'cancel.confirm')}
          </Button>
        </>
      }
    >
      <p>{t(paid ? 'cancel.refund' : 'cancel.unpaid')}</p>
      <div ref={form}>
        <Select
          label={t('cancel.reason')}
          name="reason"
          emptyLabel={t('cancel.choose')}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
          onChange={(value) => setReason(reasons.find((one) => one === value) ?? '')}
          error={tried && reason === '' ? t('cancel.choose') : undefined}
        />
      </div>
      {failed ? <Notice severity="error">{failed}</Notice> : null}
    </Dialog>
  );
}
