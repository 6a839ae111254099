import type { Order } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Checkbox, ChoiceTiles, Notice } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  /** What was just chosen, shown at once and until the server has answered. */
  const [wanted, setWanted] = useState<{ readonly parts?: string; readonly apply?: boolean }>();
  const busy = wanted !== undefined;
  /** The parts chosen while the choice before was on its way; their turn comes after it. */
  const next = useRef<string>(undefined);
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
    const then = next.current;
    next.current = undefined;
    if (then !== undefined && then !== 'full') return propose(then);
    if (then === 'full') onInFull(true);
    setWanted(undefined);
    onBusy(false);
  };
  const propose = (count: string): Promise<void> => {
    onInFull(false);
    return write({ parts: count }, proposeParts(order, Number(count)));
  };
  const choose = (value: string): void => {
    if (busy) {
      next.current = value;
      setWanted({ ...wanted, parts: value });
    } else if (value === 'full') onInFull(true);
    else void propose(value);
  };
  const purse = wallet && (wallet.applied || Number(wallet.balance) > 0) ? wallet : undefined;
  const chosen = inFull || schedule?.status !== 'proposed' ? 'full' : String(schedule.installments.length);
  if (!purse && counts.length === 0 && !problem) return null;
  return (
    <div className={styles.shares} aria-busy={busy}>
      {problem ? <Notice severity="error">{problemText(problem)}</Notice> : null}
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
      {chosen === 'full' ? null : <PartsTable order={order} />}
    </div>
  );
}
