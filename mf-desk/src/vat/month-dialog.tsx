import type { ApiProblem } from '@shop/kit/api';
import { TextArea } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { ActionDialog } from '../order/action-dialog.tsx';
import { sendClose } from './periods.query.ts';

/** The shortest reason that the API takes. */
const shortest = 3;

interface MonthDialogProps {
  readonly action: 'close' | 'reopen';
  readonly month: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Closes a month after saying what that means, or asks another person to reopen it. */
export function MonthDialog({ action, month, name, onClose }: MonthDialogProps) {
  const { t } = useTranslation('mf-desk');
  const [reason, setReason] = useState('');
  const isReopening = action === 'reopen';
  const isShort = isReopening && reason.trim().length < shortest;
  const refusal = ({ code }: ApiProblem) =>
    !isReopening && code === 'period_closed' ? t('months.closedBefore') : undefined;
  return (
    <ActionDialog
      title={t(isReopening ? 'months.reopenTitle' : 'months.closeTitle', { month: name })}
      action={t(isReopening ? 'months.reopen' : 'months.close')}
      done={t(isReopening ? 'months.reopenAsked' : 'months.closeDone', { month: name })}
      isComplete={!isShort}
      send={(key) =>
        isReopening ? sendRequest({ kind: 'reopen_period', month }, reason.trim(), key) : sendClose(month)
      }
      refusal={refusal}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <p>{t(isReopening ? 'months.reopenMeans' : 'months.closeMeans')}</p>
          {isReopening ? (
            <TextArea
              rows={3}
              label={t('word.reason')}
              hint={t('approvals.reasonHint')}
              maxLength={500}
              value={reason}
              onChange={setReason}
              error={tried && isShort ? t('approvals.reasonShort') : undefined}
            />
          ) : null}
        </>
      )}
    </ActionDialog>
  );
}
