import { type AccountSession, endOtherSessions, endSession } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ProblemPanel, queryClient, useQuery } from '@shop/kit/query';
import { Badge, Button, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDevice } from './device.ts';
import styles from './privacy.module.css';
import { sessionsQuery } from './privacy.query.ts';

/** The sessions of the account; each can be signed out. */
export function SessionList() {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const sessions = useQuery(sessionsQuery);
  const [busy, setBusy] = useState(false);
  const nameOf = ({ device }: AccountSession): string => {
    const { browser, system } = parseDevice(device ?? '');
    if (browser && system) return t('privacy.sessions.on', { browser, system });
    return browser ?? system ?? t('privacy.sessions.unknown');
  };
  const after = async (ended: Awaited<ReturnType<typeof call<typeof endSession>>>) => {
    setBusy(false);
    if (!ended.ok) return void toast('error', problemText(ended.problem));
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    toast('success', t('privacy.sessions.done'));
  };
  const end = async (id: string) => {
    setBusy(true);
    await after(await call(endSession, { params: { id }, idempotencyKey: newIdempotencyKey() }));
  };
  const endOthers = async () => {
    setBusy(true);
    const ended = await call(endOtherSessions, { idempotencyKey: newIdempotencyKey() });
    await after(ended.ok ? { ok: true, value: {} } : ended);
  };
  const rows = sessions.data?.sessions ?? [];
  return (
    <section aria-labelledby="sessions" className={styles.section}>
      <h2 id="sessions">{t('privacy.sessions.title')}</h2>
      {sessions.error ? (
        <ProblemPanel error={sessions.error} onRetry={sessions.refetch} />
      ) : (
        <div className={styles.wide}>
          <Table
            caption={t('privacy.sessions.title')}
            captionHidden
            stacked
            columns={[
              { id: 'device', head: t('privacy.sessions.device'), cell: nameOf },
              {
                id: 'used',
                head: t('privacy.sessions.used'),
                cell: ({ last_used_at }) => format.date(last_used_at, 'dateTime'),
              },
              {
                id: 'end',
                head: t('privacy.sessions.state'),
                cell: (session) =>
                  session.current ? (
                    <Badge>{t('privacy.sessions.current')}</Badge>
                  ) : (
                    <Button
                      size="small"
                      tone="quiet"
                      busy={busy}
                      busyLabel={t('privacy.sessions.ending')}
                      aria-label={t('privacy.sessions.endLabel', { device: nameOf(session) })}
                      onClick={() => void end(session.id)}
                    >
                      {t('privacy.sessions.end')}
                    </Button>
                  ),
              },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('privacy.sessions.unknown')}
            {...(sessions.isPending ? { skeletonRows: 2 } : {})}
          />
        </div>
      )}
      {rows.length > 1 ? (
        <Button busy={busy} busyLabel={t('privacy.sessions.ending')} onClick={() => void endOthers()}>
          {t('privacy.sessions.endOthers')}
        </Button>
      ) : null}
    </section>
  );
}
