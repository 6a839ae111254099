import { previewRefund, type StaffOrder, staffCancelReasons } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Select, Skeleton, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff-me.ts';
import { ActionDialog } from './action-dialog.tsx';
import { sendCancel, useCancelPreview } from './fulfil.query.ts';

/** Whether staff may cancel an order: nothing of it has left. */
export const canCancel = ({ order, stage }: StaffOrder): boolean =>
  stage !== 'canceled' && ['none', 'in_production'].includes(order.fulfilment_status ?? 'none');

interface CancelDialogProps {
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** Cancels an order, after it shows what goes back to the customer. */
export function CancelDialog({ staffOrder, onClose }: CancelDialogProps) {
  const { t } = useTranslation('mf-desk');
  const { order } = staffOrder;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const chosen = staffCancelReasons.find((one) => one === reason);
  return (
    <ActionDialog
      danger
      wide
      title={t('cancel.title')}
      action={t('cancel.do', { number: order.number })}
      done={t('cancel.done', { number: order.number })}
      isComplete={chosen !== undefined}
      send={(key) => sendCancel(order.number, { reason: chosen ?? 'other', note: note.trim() }, key)}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <p>{t('cancel.means')}</p>
          <GoesBack staffOrder={staffOrder} />
          <Select
            data-autofocus
            label={t('word.reason')}
            value={reason}
            onChange={setReason}
            emptyLabel={t('cancel.chooseReason')}
            options={staffCancelReasons.map((value) => ({ value, label: t(`cancel.reason.${value}`) }))}
            error={tried && chosen === undefined ? t('cancel.reasonMissing') : undefined}
          />
          <TextField
            label={t('cancel.note')}
            optional={t('parcel.optional')}
            hint={t('cancel.noteHint')}
            maxLength={500}
            value={note}
            onChange={setNote}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** What the cancellation refunds, by payment, and the credit note; to the cent where the reader may see amounts. */
function GoesBack({ staffOrder: { order } }: Pick<CancelDialogProps, 'staffOrder'>) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const mayPreview = useMay()(previewRefund);
  const isPaid = Number(order.payment_total ?? '0') > 0;
  const preview = useCancelPreview(order.number, isPaid && mayPreview);
  if (!isPaid) return <p>{t('cancel.nothingPaid')}</p>;
  if (!mayPreview) return <p>{t('cancel.paidGoesBack')}</p>;
  if (problemBehind(preview.error)?.code === 'refund_too_large') return <p>{t('cancel.nothingLeft')}</p>;
  if (preview.error)
    return <ProblemPanel error={preview.error} onRetry={preview.refetch} kept={t('desk.kept')} />;
  if (!preview.data) return <Skeleton lines={2} />;
  const { payouts, currency, credited_invoice: invoice } = preview.data;
  return (
    <>
      <p>{t('cancel.goesBack')}</p>
      <ul>
        {payouts.map(({ payment_id, provider, amount }) => (
          <li key={payment_id}>
            {t(`cancel.payout.${provider}`)}: {format.money(amount, currency)}
          </li>
        ))}
      </ul>
      <p>{invoice === null ? t('refund.noCredit') : t('refund.credit', { number: invoice })}</p>
    </>
  );
}
