import { Button, Dialog, Notice, Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { useStaffMe } from '../frame/staff-me.ts';
import styles from '../orders/orders.module.css';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { type OwnedRequest, sendOwner, useQuoteOwners } from './requests.query.ts';

interface OwnerDialogProps {
  readonly requests: readonly OwnedRequest[];
  readonly onClose: () => void;
}

/** Takes requests, hands them over or gives them back: says first which, then what came of each. */
export function OwnerDialog({ requests, onClose }: OwnerDialogProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const { data: me } = useStaffMe();
  const owners = useQuoteOwners().data ?? [];
  // The requests as they were shown: a later refresh does not change what was confirmed.
  const [affected] = useState(() => requests.filter(({ status }) => status !== 'closed'));
  const [chosen, setChosen] = useState<string | null>(null);
  const [results, setResults] = useState<readonly { readonly number: string; readonly text: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const skipped = requests.length - affected.length;
  const able = owners.filter(
    ({ regions }) => regions === null || affected.every(({ region }) => regions.includes(region)),
  );
  const mine = able.some(({ id }) => id === me?.id) ? String(me?.id) : '';
  const owner = chosen ?? mine;
  const isDone = !busy && results.length > 0;
  const send = async () => {
    setBusy(true);
    for (const request of affected) {
      const sent = await sendOwner(request, owner === '' ? null : Number(owner));
      const text = sent.ok
        ? t('requests.ownerIs', { name: sent.value.owner?.name ?? t('requests.nobody') })
        : refusalText(t, sent.problem);
      setResults((before) => [...before, { number: request.number, text }]);
    }
    await refetchDesk();
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('requests.changeOwner')}
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
            {t('requests.saveOwner', { number: String(affected.length) })}
          </Button>
        )
      }
    >
      {skipped > 0 ? <Notice severity="info">{t('hold.skipped', { number: String(skipped) })}</Notice> : null}
      {results.length === 0 ? (
        <>
          <Select
            data-autofocus
            label={t('requests.column.owner')}
            hint={t('requests.ownerHint')}
            value={owner}
            onChange={setChosen}
            emptyLabel={t('requests.nobody')}
            options={able.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <ul className={styles.results}>
            {affected.map(({ number, owner: now }) => (
              <li key={number}>
                {number} · {now?.name ?? t('requests.nobody')}
              </li>
            ))}
          </ul>
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
