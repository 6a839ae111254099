import { useFormat } from '@shop/kit/i18n';
import { Badge, Button, TextField } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../frame/local-day.ts';
import { useOnline } from '../releases/freshness.tsx';
import { checkPayout, type PayoutErrors, type PayoutForm } from './payout-form.ts';
import styles from './refunds.module.css';
import { canRecord, canRetry, type Payout } from './refunds.query.ts';

interface PayoutPartProps {
  readonly payout: Payout;
  readonly currency: string;
  readonly busy: boolean;
  /** Null where the reader may not do it. */
  readonly onRetry: (() => Promise<void>) | null;
  readonly onRecord: ((paid: { reference: string; paid_on: string }) => Promise<void>) | null;
}

/** One payout of a refund: where it stands, and what a person can do, with its consequence. */
export function PayoutPart({ payout, currency, busy, onRetry, onRecord }: PayoutPartProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const amount = format.money(payout.amount, currency);
  const account = [payout.payer?.name, payout.payer?.account].filter(Boolean).join(', ');
  return (
    <li className={styles.payout}>
      <p>
        {t('refunds.payout', { amount, way: t(`refunds.provider.${payout.provider}`) })}{' '}
        <Badge>{t(`order.refundState.${payout.state}`)}</Badge>
      </p>
      {payout.failure === null ? null : (
        <p>
          {t('refunds.failure')}: {payout.failure}
        </p>
      )}
      {payout.reference === null || payout.paid_on === null ? null : (
        <p>{t('refunds.paid', { day: format.date(payout.paid_on), reference: payout.reference })}</p>
      )}
      {account === '' ? null : <p>{t('refunds.account', { account })}</p>}
      {onRetry !== null && canRetry(payout) ? (
        <div className={styles.choice}>
          <p>{t('refunds.retryMeans', { amount, attempt: format.number(payout.attempt + 1) })}</p>
          <Button
            size="small"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void onRetry()}
          >
            {t('refunds.retry')}
          </Button>
        </div>
      ) : null}
      {onRecord !== null && canRecord(payout) ? (
        <RecordForm amount={amount} busy={busy} onRecord={onRecord} />
      ) : null}
    </li>
  );
}

interface RecordFormProps {
  readonly amount: string;
  readonly busy: boolean;
  readonly onRecord: NonNullable<PayoutPartProps['onRecord']>;
}

/** Records a transfer that was sent: its reference and day. */
function RecordForm({ amount, busy, onRecord }: RecordFormProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const today = localDay(new Date());
  const [form, setForm] = useState<PayoutForm>({ reference: '', paidOn: today });
  const [errors, setErrors] = useState<PayoutErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPayout(form, today);
    setErrors(found);
    if (Object.keys(found).length === 0)
      void onRecord({ reference: form.reference.trim(), paid_on: form.paidOn });
  };
  return (
    <form className={styles.choice} noValidate onSubmit={submit}>
      <p>{t('refunds.recordMeans', { amount })}</p>
      <div className={styles.fields}>
        <TextField
          dense
          label={t('transfers.reference')}
          maxLength={140}
          autoComplete="off"
          value={form.reference}
          onChange={(reference) => setForm({ ...form, reference })}
          error={errors.reference ? t('refunds.referenceShort') : undefined}
        />
        <TextField
          dense
          type="date"
          max={today}
          label={t('refunds.paidOn')}
          value={form.paidOn}
          onChange={(paidOn) => setForm({ ...form, paidOn })}
          error={errors.paidOn ? t('refunds.paidOnWrong') : undefined}
        />
        <Button
          type="submit"
          size="small"
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('refunds.record')}
        </Button>
      </div>
    </form>
  );
}
