import type { Order, OrderApproval } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Button, Notice, TextArea } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { sendApprovalRequest } from './requests.query.ts';

interface ApprovalRequestFormProps {
  readonly order: Order;
  readonly company: string;
  /** The previous request, which is no longer valid. */
  readonly previousRequest: OrderApproval | undefined;
  readonly onRequested: () => void;
  /** Called when the order on screen is outdated. */
  readonly onStale: () => void;
}

/** Codes that mean that the order needs something else by now. */
const staleCodes = new Set<ApiProblem['code']>([
  'approval_not_needed',
  'cart_completed',
  'requirements_unmet',
  'not_found',
  'forbidden',
]);

const maxNoteLength = 1000;

/** A form that requests approval, with an optional note; explains why a previous request is not enough. */
export function ApprovalRequestForm({
  order,
  company,
  previousRequest,
  onRequested,
  onStale,
}: ApprovalRequestFormProps) {
  const { t } = useTranslation('mf-checkout');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const reply = await sendApprovalRequest(order.number, note.trim());
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (reply.ok) return onRequested();
    if (staleCodes.has(reply.problem.code)) onStale();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className={styles.panel}>
      {previousRequest ? <PreviousRequest request={previousRequest} /> : null}
      <TextArea
        label={t('approval.note')}
        optional={t('optional')}
        hint={t('approval.noteHint')}
        name="note"
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        onChange={setNote}
      />
      {problem ? (
        <Notice severity="error">
          {problem.code === 'forbidden' ? t('company.role', { company }) : problemText(problem)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" tone="signal" size="large" busy={busy} busyLabel={t('approval.asking')}>
          {t(previousRequest ? 'approval.again' : 'approval.ask')}
        </Button>
      </div>
    </form>
  );
}

/** How the last request ended, and what that means. */
function PreviousRequest({ request }: { readonly request: OrderApproval }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const { status, reason, decided_at } = request;
  if (status === 'declined')
    return (
      <Notice
        severity="error"
        title={t('approval.declined.title')}
        action={<Link to="cart">{t('approval.declined.change')}</Link>}
      >
        <div className={styles.told}>
          {decided_at === null ? null : (
            <p>{t('approval.declined.when', { date: format.date(decided_at, 'dateTime') })}</p>
          )}
          {reason === null ? null : <p>{t('approval.declined.reason', { reason })}</p>}
          <p>{t('approval.declined.text')}</p>
        </div>
      </Notice>
    );
  const ended = status === 'withdrawn' || status === 'expired' ? status : 'changed';
  return (
    <Notice severity="warning" title={t(`approval.${ended}.title`)}>
      {t(`approval.${ended}.text`)}
    </Notice>
  );
}
