import type { Order } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { problemText, useFormat, useText } from '@shop/kit/i18n';
import { Checkbox, ChoiceTiles, Notice } from '@shop/ui';
import { useState } from 'react';
import { PartsTable } from '../order/parts-table.tsx';
import { applyWallet, proposeParts } from './choose-shares.ts';
import styles from './payment.module.css';

interface SharesChoiceProps {
  readonly order: Order;
  /** True: everything is paid now, whatever was proposed. */
  readonly inFull: boolean;
  readonly onInFull: (inFull: boolean) => void;
  /** Told while a choice is on its way to the server: nothing may be paid before it has arrived. */
  readonly onBusy: (busy: boolean) => void;
  /** Reads the order anew. */
  readonly onChanged: () => Promise<unknown>;
}

/** What the wallet pays, and whether the rest is paid now or in parts; the parts are shown before they are agreed to. */
export function SharesChoice({ order, inFull, onInFull, onBusy, onChanged }: SharesChoiceProps) {
  const t = useText();
  const format = useFormat();
  /** What was just chosen, shown at once and until the server has answered. */
  const [wanted, setWanted] = useState<{ readonly parts?: string; readonly apply?: boolean }>();
  const busy = wanted !== undefined;
  const [problem, setProblem] = useState<ApiProblem>();
  const { wallet, installment_counts: counts = [], payment_schedule: schedule } = order;
  const money = (amount: string) => format.money(amount, order.currency);
  const write = async (
    choice: NonNullable<typeof wanted>,
    made: Promise<Result<unknown, ApiProblem>>,
  ): Promise<void> => {
    setWanted(choice);
    onBusy(true);
    const reply = await made;
    setProblem(reply.ok ? undefined : reply.problem);
    await onChanged();
    setWanted(undefined);
    onBusy(false);
  };
  const choose = async (value: string) => {
    if (busy) return;
    if (value === 'full') return onInFull(true);
    onInFull(false);
    await write({ parts: value }, proposeParts(order, Number(value)));
  };
  const purse = wallet && (wallet.applied || Number(wallet.balance) > 0) ? wallet : undefined;
  const chosen = inFull || schedule?.status !== 'proposed' ? 'full' : String(schedule.installments.length);
  if (!purse && counts.length === 0 && !problem) return null;
  return (
    <div className={styles.shares} aria-busy={busy}>
      {problem ? <Notice tone="mend">{problemText(problem)}</Notice> : null}
      {purse ? (
        <Checkbox
          label={t('wallet.use', { balance: money(purse.balance) })}
          name="use_wallet"
          checked={wanted?.apply ?? purse.applied}
          disabled={busy}
          onChange={(apply) => void write({ apply }, applyWallet(order, apply))}
          hint={
            purse.applied
              ? t('wallet.pays', { amount: money(purse.amount), rest: money(purse.to_pay) })
              : undefined
          }
        />
      ) : null}
      {counts.length > 0 ? (
        <ChoiceTiles
          legend={t('parts.legend')}
          layout="rows"
          value={wanted?.parts ?? chosen}
          onChange={(value) => void choose(value)}
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
      {chosen === 'full' ? null : <PartsTable order={order} />}
    </div>
  );
}
