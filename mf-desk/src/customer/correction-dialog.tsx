import { createWalletEntry, type StaffCustomer } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { CurrencyChoice } from '../order/credit-dialog.tsx';
import { parseAmount } from '../order/read-refund.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';

interface CorrectionDialogProps {
  /** With money in a wallet. */
  readonly customer: StaffCustomer;
  readonly onClose: () => void;
}

/** Takes an amount out of the customer's wallet at once. It needs no second person; the wallet stays above zero. */
export function CorrectionDialog({ customer, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const formId = useId();
  const filled = customer.wallet.balances.filter(({ balance }) => Number(balance) > 0);
  const [currency, setCurrency] = useState(filled[0]?.currency ?? customer.currency);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  // One key for one correction: a repeated click or a lost reply takes it once.
  const key = useRef(newIdempotencyKey());
  const amount = parseAmount(typed);
  const isShort = reason.trim().length < 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(amount !== null && !isShort, () =>
      call(createWalletEntry, {
        headers: { 'X-Region': customer.region },
        body: { user_id: customer.id, currency, amount: `-${amount ?? ''}`, reason: reason.trim() },
        idempotencyKey: key.current,
      }),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('customer.corrected'));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('customer.correct')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('customer.correct')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('customer.correctText', { name: customer.name ?? customer.email ?? String(customer.id) })}</p>
        <p>
          {t('customer.balance', {
            amounts: filled.map((one) => format.money(one.balance, one.currency)).join(' + '),
          })}
        </p>
        <CurrencyChoice
          currencies={filled.map((one) => one.currency)}
          value={currency}
          onChange={setCurrency}
        />
        <TextField
          data-autofocus
          label={`${t('order.amount')} (${currency})`}
          inputMode="decimal"
          figures
          value={typed}
          onChange={setTyped}
          error={tried && amount === null ? t('refund.wrongAmount') : undefined}
        />
        <TextField
          label={t('approvals.buyerReads')}
          maxLength={200}
          value={reason}
          onChange={setReason}
          error={tried && isShort ? t('approvals.reasonShort') : undefined}
        />
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      </form>
    </Dialog>
  );
}
