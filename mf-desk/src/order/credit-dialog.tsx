import { requestPermissions } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import type { Currency } from '@shop/money';
import { Button, Dialog, Notice, Select, TextArea, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { parseAmount } from './read-refund.ts';

/** The permission to ask for a credit. */
export const creditPermission = requestPermissions.wallet_credit.ask;

/** The shortest reason that the API takes, and the longest that the buyer reads. */
const shortest = 3;
const longest = 200;

interface CreditDialogProps {
  readonly customer: { readonly id: number; readonly name: string | null; readonly email: string | null };
  /** Those to choose from, the suggested first. */
  readonly currencies: readonly [Currency, ...Currency[]];
  /** The region of the request; absent: that of the page. */
  readonly region?: string;
  readonly onClose: () => void;
}

/** Asks another person to credit the customer's wallet. */
export function CreditDialog({ customer, currencies, region, onClose }: CreditDialogProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const formId = useId();
  const [currency, setCurrency] = useState(currencies[0]);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState('');
  const [why, setWhy] = useState('');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  // One key for one request: a repeated click or a lost reply asks once.
  const key = useRef(newIdempotencyKey());
  const amount = parseAmount(typed);
  const isShort = (text: string) => text.trim().length < shortest;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isReady = amount !== null && !isShort(shown) && !isShort(why);
    const sent = await attempt(isReady, () =>
      sendRequest(
        {
          kind: 'wallet_credit',
          wallet_entry: {
            user_id: customer.id,
            currency,
            amount: amount ?? '',
            reason: shown.trim(),
          },
        },
        why.trim(),
        key.current,
        region,
      ),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('refund.asked'));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('credit.title')}
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
          {t('refund.ask')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('credit.text', { name: customer.name ?? customer.email ?? String(customer.id) })}</p>
        <CurrencyChoice currencies={currencies} value={currency} onChange={setCurrency} />
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
          maxLength={longest}
          value={shown}
          onChange={setShown}
          error={tried && isShort(shown) ? t('approvals.reasonShort') : undefined}
        />
        <TextArea
          rows={3}
          label={t('word.reason')}
          hint={t('approvals.reasonHint')}
          maxLength={500}
          value={why}
          onChange={setWhy}
          error={tried && isShort(why) ? t('approvals.reasonShort') : undefined}
        />
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      </form>
    </Dialog>
  );
}

interface CurrencyChoiceProps {
  readonly currencies: readonly Currency[];
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
}

/** The currency of a wallet, where there is a choice. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const { t } = useTranslation('mf-desk');
  return currencies.length < 2 ? null : (
    <Select
      label={t('customer.currency')}
      value={value}
      onChange={(code) => onChange(currencies.find((one) => one === code) ?? value)}
      options={currencies.map((code) => ({ value: code, label: code }))}
    />
  );
}
