import { type StaffDue, sendDunning } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Dialog, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { localDay } from '../frame/local-day.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
import styles from './dues.module.css';
import { type DunningStepOf, fetchDue, sendNextStep, useDunningMail } from './dues.query.ts';
import { SentTable } from './sent-table.tsx';

interface DueDialogProps {
  /** As the list showed it; a later refresh does not change what is sent. */
  readonly due: StaffDue;
  readonly onClose: () => void;
}

/** One outstanding payment: what was sent about it, and the next mail to read before it is sent. */
export function DueDialog({ due: listed, onClose }: DueDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const may = useMay();
  const [due, setDue] = useState<StaffDue | null>(listed);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (shown: StaffDue, step: DunningStepOf) => {
    setBusy(true);
    setProblem(null);
    const result = await sendNextStep(shown, step);
    if (result.ok) {
      toast('success', t('dues.done', { step: t(`dues.step.${step}`), number: shown.order_number }));
      onClose();
      return refetchDesk();
    }
    await refetchDesk();
    setProblem(result.problem);
    // What a colleague sent or a buyer paid meanwhile is shown in place of what was refused.
    const now = await fetchDue(shown.order_number);
    if (now !== null) setDue(now.due);
    setBusy(false);
  };
  const { amount, currency, order_number: number } = due ?? listed;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('dues.entry', { amount: format.money(amount, currency), number })}
      closeLabel={t('desk.close')}
    >
      <div className={deskStyles.part}>
        {problem === null ? null : (
          <Notice severity="error">
            <p>{refusalText(t, problem)}</p>
            {problem.code === 'dunning_not_due' ? <p>{t('refunds.changed')}</p> : null}
          </Notice>
        )}
        {due === null ? (
          <Notice severity="success">{t('dues.paid')}</Notice>
        ) : (
          <>
            <Facts due={due} />
            <SentTable sent={due.sent} />
            {may(sendDunning, due.region) ? (
              <NextStep key={due.next?.step ?? ''} due={due} busy={busy} onSend={send} />
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ due }: { readonly due: StaffDue }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const facts = [
    [t('orders.column.customer'), [due.customer.name, due.customer.email].filter(Boolean).join(', ')],
    [t('orders.column.company'), due.company ?? ''],
    [t('dues.kind'), t(`dues.kindName.${due.kind}`)],
    [t('dues.since'), format.date(due.due_on)],
    [t('dues.days'), format.number(due.days)],
    [t('dues.outstanding'), format.money(due.outstanding, due.currency)],
  ] as const;
  return <FactList facts={facts} orderNumber={due.order_number} />;
}

interface NextStepProps {
  readonly due: StaffDue;
  readonly busy: boolean;
  readonly onSend: (due: StaffDue, step: DunningStepOf) => Promise<void>;
}

/** The mail of the next step, and the button that sends it; or from which day it may be sent. */
function NextStep({ due, busy, onSend }: NextStepProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const { next } = due;
  const isSendable = next !== null && next.from <= localDay(new Date());
  const mail = useDunningMail(due, isSendable);
  if (next === null) return <p>{t('dues.noMore')}</p>;
  const step = t(`dues.step.${next.step}`);
  if (!isSendable) return <p>{t('dues.nextFrom', { step, day: format.date(next.from) })}</p>;
  return (
    <section className={styles.next}>
      <h3>{t('dues.nextIs', { step })}</h3>
      {mail.error ? <ProblemPanel error={mail.error} onRetry={mail.refetch} /> : null}
      {mail.isPending ? <p role="status">{t('dues.composing')}</p> : null}
      {mail.data && mail.data.step !== next.step && !busy ? (
        <Notice severity="warning">{t('conflict.moved')}</Notice>
      ) : null}
      {mail.data?.step === next.step ? (
        <>
          <p>{t('dues.to', { address: mail.data.to })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail scrolls by keyboard */}
          <section className={styles.mail} lang={mail.data.language} tabIndex={0} aria-label={step}>
            <strong>{mail.data.subject}</strong>
            <pre>{mail.data.text}</pre>
          </section>
          <p>{t('dues.once')}</p>
          <Button
            tone="signal"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void onSend(due, next.step)}
          >
            {t('dues.send', { step })}
          </Button>
        </>
      ) : null}
    </section>
  );
}
