import { requestDataExport } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ProblemPanel, queryClient, useQuery } from '@shop/kit/query';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './privacy.module.css';
import { exportsQuery } from './privacy.query.ts';

/**
 * The export of all data: created in the background and mailed as a link, so that only the reader of the mail gets it.
 */
export function DataCopy({ email }: { readonly email: string }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const copies = useQuery(exportsQuery);
  const [busy, setBusy] = useState(false);
  const newest = copies.data?.data_exports[0];
  const under = newest?.state === 'queued' || newest?.state === 'ready';
  const ask = async () => {
    setBusy(true);
    const response = await call(requestDataExport, { idempotencyKey: newIdempotencyKey() });
    setBusy(false);
    if (!response.ok) return void toast('error', problemText(response.problem));
    await queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey });
  };
  return (
    <section aria-labelledby="copy" className={styles.section}>
      <h2 id="copy">{t('privacy.copy.title')}</h2>
      <p>{t('privacy.copy.lead', { email })}</p>
      {copies.error ? <ProblemPanel error={copies.error} onRetry={copies.refetch} /> : null}
      {newest?.state === 'queued' ? <Notice>{t('privacy.copy.queued', { email })}</Notice> : null}
      {newest?.state === 'ready' && newest.expires_at ? (
        <Notice severity="success">
          {t('privacy.copy.ready', { email, day: format.date(newest.expires_at) })}
        </Notice>
      ) : null}
      {newest?.state === 'downloaded' ? <Notice>{t('privacy.copy.downloaded')}</Notice> : null}
      {under ? null : (
        <Button busy={busy} busyLabel={t('privacy.copy.busy')} onClick={() => void ask()}>
          {t('privacy.copy.action')}
        </Button>
      )}
    </section>
  );
}
