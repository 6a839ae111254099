import { cancelErasure, type Erasure, requestErasure } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ProblemPanel, queryClient, useQuery } from '@shop/kit/query';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPasswordMessage } from '../sign-in/password-problem.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './privacy.module.css';
import { erasureQuery } from './privacy.query.ts';

/** Deletes the account and all personal data, after two weeks in which this can be withdrawn. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const { t } = useTranslation('mf-account');
  const erasure = useQuery(erasureQuery);
  const [open, setOpen] = useState(false);
  const state = erasure.data?.erasure;
  const format = useFormat();
  const forfeit = (state?.forfeits ?? [])
    .map(({ amount, currency }) => format.money(amount, currency))
    .join(', ');
  const storeErasure = (next: Erasure) => queryClient.setQueryData(erasureQuery.queryKey, { erasure: next });
  const requestDeletion = async (password: string | undefined): Promise<string | undefined> => {
    const reply = await call(requestErasure, {
      body: {
        ...(password === undefined ? {} : { password }),
        ...(forfeit === '' ? {} : { forfeit_wallet: true }),
      },
    });
    if (!reply.ok) {
      // The wallet got a credit since the page was loaded: show the checkbox that forfeits it.
      if (reply.problem.fields?.some(({ path }) => path === 'forfeit_wallet')) {
        await erasure.refetch();
        return t('privacy.delete.forfeitError');
      }
      if (reply.problem.code === 'wrong_credentials') return t('privacy.delete.wrongPassword');
      return password === undefined ? problemText(reply.problem) : toPasswordMessage(reply.problem, t);
    }
    storeErasure(reply.value.erasure);
    setOpen(false);
    return undefined;
  };
  return (
    <section aria-labelledby="delete" className={styles.section}>
      <h2 id="delete">{t('privacy.delete.title')}</h2>
      <p>{t('privacy.delete.lead')}</p>
      <p>{t('privacy.delete.kept')}</p>
      {erasure.error ? <ProblemPanel error={erasure.error} onRetry={erasure.refetch} /> : null}
      {state?.state === 'unconfirmed' ? (
        <Notice
          severity="warning"
          title={t('privacy.delete.unconfirmed', { email })}
          action={<CancelErasure onDone={storeErasure} />}
        />
      ) : null}
      {state?.state === 'scheduled' ? <ErasureScheduled erasure={state} onDone={storeErasure} /> : null}
      {state?.state === 'none' ? (
        <Button tone="danger" icon="trash" onClick={() => setOpen(true)}>
          {t('privacy.delete.action')}
        </Button>
      ) : null}
      <DeleteDialog open={open} forfeit={forfeit} onClose={() => setOpen(false)} onDelete={requestDeletion} />
    </section>
  );
}

interface DoneProps {
  readonly onDone: (erasure: Erasure) => void;
}

function ErasureScheduled({ erasure, onDone }: DoneProps & { readonly erasure: Erasure }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const day = format.date(erasure.erase_at ?? new Date().toISOString());
  return (
    <Notice
      severity="warning"
      title={t('privacy.delete.scheduled', { day })}
      action={<CancelErasure onDone={onDone} />}
    >
      {erasure.waits_for.length > 0
        ? t('privacy.delete.waits', { orders: erasure.waits_for.join(', ') })
        : null}
    </Notice>
  );
}

function CancelErasure({ onDone }: DoneProps) {
  const { t } = useTranslation('mf-account');
  const [busy, setBusy] = useState(false);
  const callOff = async () => {
    setBusy(true);
    const done = await call(cancelErasure, { idempotencyKey: newIdempotencyKey() });
    setBusy(false);
    if (!done.ok) return void toast('error', problemText(done.problem));
    onDone(done.value.erasure);
    toast('success', t('privacy.delete.calledOff'));
  };
  return (
    <Button busy={busy} busyLabel={t('privacy.delete.callingOff')} onClick={() => void callOff()}>
      {t('privacy.delete.callOff')}
    </Button>
  );
}
