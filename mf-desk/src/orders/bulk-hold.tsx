import type { StaffOrderRow } from '@shop/contracts';
import { problemText } from '@shop/kit/i18n';
import { Button, Dialog, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from '../change/reason.tsx';
import { useOnline } from '../releases/freshness.tsx';
import styles from './orders.module.css';
import { refetchDesk, sendHold } from './orders.query.ts';

/** Whether the action applies to an order; others are left out before anything is sent. */
const applies = (kind: 'hold' | 'release', { stage, obstacles }: StaffOrderRow): boolean => {
  if (kind === 'release') return obstacles.includes('on_hold');
  return !['transit', 'delivered', 'canceled'].includes(stage) && !obstacles.includes('on_hold');
};

interface BulkHoldProps {
  readonly kind: 'hold' | 'release';
  readonly orders: readonly StaffOrderRow[];
  readonly onClose: () => void;
}

/** Holds or releases orders: says first which of them, then what came of each. One alone works the same way. */
export function BulkHold({ kind, orders, onClose }: BulkHoldProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const { requireReason, field } = useReason();
  // The orders as they were shown: a later refresh does not change what was confirmed.
  const [affected] = useState(() => orders.filter((order) => applies(kind, order)));
  const [results, setResults] = useState<readonly { readonly number: string; readonly text: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const skipped = orders.length - affected.length;
  const isDone = !busy && results.length > 0;
  const send = async () => {
    const reason = kind === 'hold' ? requireReason() : null;
    if (kind === 'hold' && reason === null) return;
    setBusy(true);
    for (const { number, revision } of affected) {
      const result = await sendHold({ number, revision, reason });
      const text = result.ok ? t(`hold.done.${kind}`) : problemText(result.problem);
      setResults((before) => [...before, { number, text }]);
    }
    await refetchDesk();
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`hold.title.${kind}`)}
      closeLabel={t('desk.close')}
      dismissable={!busy}
      footer={
        isDone ? (
          <Button onClick={onClose}>{t('desk.close')}</Button>
        ) : (
          <Button
            tone="signal"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={
              affected.length === 0 ? t('hold.nothing') : online ? undefined : t('change.offline')
            }
            onClick={() => void send()}
          >
            {t(`hold.do.${kind}`, { number: String(affected.length) })}
          </Button>
        )
      }
    >
      <p>{t(`hold.means.${kind}`)}</p>
      {skipped > 0 ? <Notice severity="info">{t('hold.skipped', { number: String(skipped) })}</Notice> : null}
      {results.length === 0 ? (
        <>
          <ul className={styles.results}>
            {affected.map(({ number, customer }) => (
              <li key={number}>
                {number} {customer.name ?? ''}
              </li>
            ))}
          </ul>
          {kind === 'hold' && affected.length > 0 ? field : null}
        </>
      ) : (
        <ul className={styles.results} aria-live="polite">
          {results.map(({ number, text }) => (
            <li key={number}>
              {number}: {text}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
