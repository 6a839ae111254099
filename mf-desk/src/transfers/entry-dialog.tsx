import { type BankEntry, bookBankEntry } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Button, Dialog, Notice, Row, TextArea, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { compareDue } from './compare-due.ts';
import { transferRefusal } from './refusal.ts';
import styles from './transfers.module.css';
import { sendBooking, sendDismissal, sendReopening } from './transfers.query.ts';

interface EntryDialogProps {
  readonly entry: BankEntry;
  readonly onClose: () => void;
}

/** The shortest reason that the API takes. */
const shortest = 3;

/** One transfer: what the bank says, the orders that it may pay with what would be left, and the decision. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const may = useMay();
  const amount = format.money(entry.amount, entry.currency);
  const decision = useDecision(entry, onClose);
  const isUndecided = entry.state === 'open' || entry.state === 'waiting';
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!decision.busy}
      title={t('transfers.entry', { amount })}
      closeLabel={t('desk.close')}
    >
      <Facts entry={entry} />
      {decision.problem === null ? null : (
        <Notice severity="error">{transferRefusal(t, format, decision.problem)}</Notice>
      )}
      {isUndecided && may(bookBankEntry) ? <Decide entry={entry} decision={decision} /> : null}
      {entry.state === 'dismissed' && may(bookBankEntry) ? (
        <Row>
          <DecisionButton
            decision={decision}
            onPress={() => decision.send((key) => sendReopening(entry, key), t('transfers.reopened'))}
          >
            {t('transfers.reopen')}
          </DecisionButton>
        </Row>
      ) : null}
      {entry.state === 'booked' ? <p>{t('transfers.final')}</p> : null}
    </Dialog>
  );
}

type Send = (make: (key: string) => Promise<Result<BankEntry, ApiProblem>>, done: string) => Promise<void>;
interface Decision {
  readonly busy: boolean;
  readonly problem: ApiProblem | null;
  readonly send: Send;
}

/** Sends one decision, under one key until its outcome is known; a refusal stays in the dialog. */
const useDecision = (entry: BankEntry, onClose: () => void): Decision => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const key = useRef(newIdempotencyKey());
  return {
    busy,
    problem,
    send: async (make, done) => {
      setBusy(true);
      setProblem(null);
      const sent = await make(key.current);
      if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
      await refetchDesk();
      setBusy(false);
      if (!sent.ok) return setProblem(sent.problem);
      toast('success', done.replace('{{number}}', sent.value.order_number ?? String(entry.id)));
      onClose();
    },
  };
};

interface DecisionButtonProps {
  readonly decision: Decision;
  readonly signal?: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: string;
}

function DecisionButton({ decision, signal = false, label, onPress, children }: DecisionButtonProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  return (
    <Button
      size="small"
      tone={signal ? 'signal' : 'plain'}
      aria-label={label}
      busy={decision.busy}
      busyLabel={t('change.sending')}
      disabledReason={online ? undefined : t('change.offline')}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

function Facts({ entry }: { readonly entry: BankEntry }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const facts = [
    [t('transfers.received'), format.date(entry.received_on)],
    [t('transfers.payer'), [entry.payer_name, entry.payer_account].filter(Boolean).join(', ')],
    [t('transfers.text'), entry.text],
    [t('transfers.reference'), entry.reference ?? ''],
    [t('word.state'), t(`transfers.state.${entry.state}`)],
    [t('word.reason'), entry.reason ?? ''],
    [
      t('word.by'),
      entry.decided_at === null
        ? ''
        : `${entry.decided_by_name ?? t('transfers.itself')}, ${format.date(entry.decided_at, 'dateTime')}`,
    ],
  ] as const;
  return <FactList facts={facts} orderNumber={entry.order_number} />;
}

function Decide({ entry, decision }: { readonly entry: BankEntry; readonly decision: Decision }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState<'book' | 'dismiss' | null>(null);
  const book = (number: string) =>
    decision.send((key) => sendBooking(entry, number, key), t('transfers.booked', { number: '{{number}}' }));
  const submitNumber = (event: FormEvent) => {
    event.preventDefault();
    setTried('book');
    if (typed.trim() !== '') void book(typed.trim());
  };
  const submitReason = (event: FormEvent) => {
    event.preventDefault();
    setTried('dismiss');
    if (reason.trim().length >= shortest)
      void decision.send((key) => sendDismissal(entry, reason.trim(), key), t('transfers.dismissed'));
  };
  return (
    <>
      <p>{t('transfers.final')}</p>
      {entry.proposals.length === 0 ? <p>{t('transfers.noProposal')}</p> : null}
      <ul className={styles.proposals}>
        {entry.proposals.map((order) => {
          const due = compareDue(entry, order);
          return (
            <li key={order.order_number} className={styles.proposal}>
              <span>
                <Link to="deskOrder" params={{ orderNumber: order.order_number }}>
                  {order.order_number}
                </Link>
                {order.name ? `, ${order.name}` : ''} ({t(`transfers.by.${order.by}`)})
              </span>
              <span>
                {t(`transfers.due.${due.kind}`, {
                  amount: 'amount' in due ? format.money(due.amount, entry.currency) : '',
                })}
              </span>
              {due.kind === 'currency' ? null : (
                <DecisionButton
                  decision={decision}
                  signal
                  label={t('transfers.bookOn', { number: order.order_number })}
                  onPress={() => void book(order.order_number)}
                >
                  {t('transfers.book')}
                </DecisionButton>
              )}
            </li>
          );
        })}
      </ul>
      <form className={styles.other} noValidate onSubmit={submitNumber}>
        <TextField
          dense
          label={t('transfers.orderNumber')}
          maxLength={64}
          value={typed}
          onChange={setTyped}
          error={tried === 'book' && typed.trim() === '' ? t('transfers.orderMissing') : undefined}
        />
        <Button type="submit" size="small" busy={decision.busy} busyLabel={t('change.sending')}>
          {t('transfers.book')}
        </Button>
      </form>
      <form className={styles.other} noValidate onSubmit={submitReason}>
        <TextArea
          rows={2}
          label={t('transfers.why')}
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={
            tried === 'dismiss' && reason.trim().length < shortest ? t('approvals.reasonShort') : undefined
          }
        />
        <Button type="submit" size="small" busy={decision.busy} busyLabel={t('change.sending')}>
          {t('transfers.dismiss')}
        </Button>
      </form>
    </>
  );
}
