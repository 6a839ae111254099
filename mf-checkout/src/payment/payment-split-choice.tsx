import type { Order } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Checkbox, ChoiceTiles, Notice } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallmentsTable } from '../order/installments-table.tsx';
import styles from './payment.module.css';
import { applyWallet, proposeSchedule } from './payment-split.ts';

interface PaymentSplitChoiceProps {
  readonly order: Order;
  /** True: everything is paid now, whatever the proposal. */
  readonly inFull: boolean;
  readonly onInFull: (inFull: boolean) => void;
  /** Called while a choice is being sent: payment must wait for it. */
  readonly onBusy: (busy: boolean) => void;
  /** Refetches the order. */
  readonly onChanged: () => Promise<unknown>;
}

/** The wallet's share, and whether the rest is paid now or in instalments; these are shown before they are accepted. */
export function PaymentSplitChoice({ order, inFull, onInFull, onBusy, onChanged }: PaymentSplitChoiceProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  /** The pending choice, shown until the server replies. */
  const [pendingChoice, setPendingChoice] = useState<{ readonly parts?: string; readonly apply?: boolean }>();
  const busy = pendingChoice !== undefined;
  /** A choice made while the previous one is in flight; it is sent next. */
  const next = useRef<string>(undefined);
  const [problem, setProblem] = useState<ApiProblem>();
  const { wallet, installment_counts: counts = [], payment_schedule: schedule } = order;
  const money = (amount: string) => format.money(amount, order.currency);
  const write = async (
    choice: NonNullable<typeof pendingChoice>,
    made: Promise<Result<unknown, ApiProblem>>,
  ): Promise<void> => {
    setPendingChoice(choice);
    onBusy(true);
    const reply = await made;
    setProblem(reply.ok ? undefined : reply.problem);
    await onChanged();
    const following = next.current;
    next.current = undefined;
    if (following !== undefined && following !== 'full') return propose(following);
    if (following === 'full') onInFull(true);
    setPendingChoice(undefined);
    onBusy(false);
  };
  const propose = (count: string): Promise<void> => {
    onInFull(false);
    return write({ parts: count }, proposeSchedule(order, Number(count)));
  };
  const choose = (value: string): void => {
    if (busy) {
      next.current = value;
      setPendingChoice({ ...pendingChoice, parts: value });
    } else if (value === 'full') onInFull(true);
    else void propose(value);
  };
  const offeredWallet = wallet && (wallet.applied || Number(wallet.balance) > 0) ? wallet : undefined;
  const chosen = inFull || schedule?.status !== 'proposed' ? 'full' : String(schedule.installments.length);
  if (!offeredWallet && counts.length === 0 && !problem) return null;
  return (
    <div className={styles.shares} aria-busy={busy}>
      {problem ? <Notice severity="error">{problemText(problem)}</Notice> : null}
      {offeredWallet ? (
        <Checkbox
          label={t('wallet.use', { balance: money(offeredWallet.balance) })}
          name="use_wallet"
          checked={pendingChoice?.apply ?? offeredWallet.applied}
          disabled={busy}
          onChange={(apply) => void write({ apply }, applyWallet(order, apply))}
          hint={
            offeredWallet.applied
              ? t('wallet.pays', { amount: money(offeredWallet.amount), rest: money(offeredWallet.to_pay) })
              : undefined
          }
        />
      ) : null}
      {counts.length > 0 ? (
        <ChoiceTiles
          legend={t('parts.legend')}
          layout="rows"
          value={pendingChoice?.parts ?? chosen}
          onChange={choose}
          choices={[
            { value: 'full', label: t('parts.full'), detail: money(wallet?.to_pay ?? order.total) },
            ...counts.map((count) => ({
              value: String(count),
              label: t('parts.in', { number: count }),
              detail: t('parts.detail'),
            })),
          ]}
        />
      ) : null}
      {chosen === 'full' ? null : <InstallmentsTable order={order} />}
    </div>
  );
}
