import { needsQaReason, type QaState, type StaffProductionLine } from '@shop/contracts';
import { Checkbox, Notice, TextArea } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../order/action-dialog.tsx';
import { sendDecision } from './check.query.ts';

interface DecisionDialogProps {
  readonly line: StaffProductionLine;
  /** The state now. */
  readonly from: QaState;
  readonly to: QaState;
  readonly onClose: () => void;
}

/** Decides about a line, after it says what follows. A colleague's decision in the meantime is shown, not overwritten. */
export function DecisionDialog({ line, from, to, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('mf-desk');
  const [opened] = useState(from);
  const [reason, setReason] = useState('');
  const [visible, setVisible] = useState(false);
  const needsReason = needsQaReason(to);
  const isMissing = needsReason && reason.trim() === '';
  return (
    <ActionDialog
      danger={to === 'failed'}
      title={t(`prepress.to.${to}`)}
      action={t(`prepress.to.${to}`)}
      done={t('prepress.decided', { number: line.order_number, state: t(`order.qa.${to}`) })}
      isComplete={!isMissing}
      send={(key) =>
        sendDecision(
          line,
          { state: to, visible, reason: reason.trim() === '' ? undefined : reason.trim() },
          key,
        )
      }
      onClose={onClose}
    >
      {(tried) => (
        <>
          <p>{t(`prepress.means.${to}`)}</p>
          {opened === from ? null : (
            <Notice severity="warning">{t('prepress.moved', { state: t(`order.qa.${from}`) })}</Notice>
          )}
          <TextArea
            data-autofocus
            rows={3}
            label={t('word.reason')}
            {...(needsReason ? {} : { optional: t('parcel.optional') })}
            maxLength={2000}
            value={reason}
            onChange={setReason}
            error={tried && isMissing ? t('change.reasonMissing') : undefined}
          />
          <Checkbox label={t('prepress.visible')} checked={visible} onChange={setVisible} />
        </>
      )}
    </ActionDialog>
  );
}
