import type { StaffOrder } from '@shop/contracts';
import { TextArea } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../order/action-dialog.tsx';
import { sendProof } from './check.query.ts';

interface ProofDialogProps {
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** Asks the customer to approve the print files of an order. */
export function ProofDialog({ staffOrder: { order, customer, approvals }, onClose }: ProofDialogProps) {
  const { t } = useTranslation('mf-desk');
  const [note, setNote] = useState('');
  const replaces = approvals.some(({ status }) => status !== 'superseded');
  return (
    <ActionDialog
      title={t('prepress.proof')}
      action={t('prepress.proof')}
      done={t('prepress.proofSent')}
      send={(key) => sendProof(order.number, note.trim(), key)}
      onClose={onClose}
    >
      {() => (
        <>
          <p>
            {t('prepress.proofMeans', { email: customer.email ?? t('parcel.theCustomer') })}
            {replaces ? ` ${t('prepress.proofReplaces')}` : ''}
          </p>
          <TextArea
            data-autofocus
            rows={3}
            label={t('prepress.proofNote')}
            optional={t('parcel.optional')}
            maxLength={2000}
            value={note}
            onChange={setNote}
          />
        </>
      )}
    </ActionDialog>
  );
}
