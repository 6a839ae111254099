import { toast } from '@shop/kit';
import { type ApiProblem, newIdempotencyKey } from '@shop/kit/api';
import { Button, Dialog, Notice, TextArea } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
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
  const online = useOnline();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  // One key for one request: a repeated click asks once.
  const key = useRef(newIdempotencyKey());
  const isShort = action === 'reopen' && reason.trim().length < shortest;
  const send = async () => {
    setTried(true);
    if (isShort) return;
    setBusy(true);
    setProblem(null);
    const result =
      action === 'close'
        ? await sendClose(month)
        : await sendRequest({ kind: 'reopen_period', month }, reason.trim(), key.current);
    await refetchDesk();
    setBusy(false);
    if (!result.ok) return setProblem(result.problem);
    toast('success', t(action === 'close' ? 'months.closeDone' : 'months.reopenAsked', { month: name }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={t(action === 'close' ? 'months.closeTitle' : 'months.reopenTitle', { month: name })}
      closeLabel={t('desk.close')}
      footer={
        <Button
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
          onClick={() => void send()}
        >
          {t(action === 'close' ? 'months.close' : 'months.reopen')}
        </Button>
      }
    >
      <div className={deskStyles.part}>
        <p>{t(action === 'close' ? 'months.closeMeans' : 'months.reopenMeans')}</p>
        {action === 'reopen' ? (
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
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      </div>
    </Dialog>
  );
}
