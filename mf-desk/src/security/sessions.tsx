import type { AccountSession } from '@shop/contracts';
import { toast } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Row, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../releases/freshness.tsx';
import styles from './security.module.css';
import { refetchSessions, sendEndOthers, sendEndSession, useSessions } from './security.query.ts';

/** Where the person is signed in, each session to end, or all but this one. */
export function Sessions() {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const sessions = useSessions(true);
  const [busy, setBusy] = useState<string | null>(null);
  const end = async (which: AccountSession | 'others') => {
    setBusy(which === 'others' ? which : which.id);
    const sent = which === 'others' ? await sendEndOthers() : await sendEndSession(which.id);
    await refetchSessions();
    setBusy(null);
    if (sent.ok) toast('success', t('security.sessions.ended'));
    else toast('error', problemText(sent.problem));
  };
  const rows = sessions.data ?? [];
  const disabledReason = online ? undefined : t('change.offline');
  return (
    <section className={styles.part} aria-labelledby="security-sessions">
      <h2 id="security-sessions">{t('security.sessions.title')}</h2>
      {sessions.error ? (
        <ProblemPanel error={sessions.error} onRetry={sessions.refetch} kept={t('desk.kept')} />
      ) : (
        <Table
          caption={t('security.sessions.title')}
          captionHidden
          stacked
          rows={rows}
          rowKey={({ id }) => id}
          skeletonRows={sessions.isPending ? 2 : 0}
          empty={t('security.sessions.none')}
          columns={[
            {
              id: 'device',
              head: t('security.sessions.device'),
              cell: ({ device, current }) =>
                `${device ?? t('security.sessions.unknown')}${current ? ` (${t('security.sessions.this')})` : ''}`,
            },
            {
              id: 'since',
              head: t('security.sessions.since'),
              cell: ({ created_at: at }) => format.date(at, 'dateTime'),
            },
            {
              id: 'used',
              head: t('security.lastUsed'),
              cell: ({ last_used_at: at }) => format.date(at, 'dateTime'),
            },
            {
              id: 'actions',
              head: t('security.actions'),
              cell: (session) =>
                session.current ? null : (
                  <Button
                    size="small"
                    busy={busy === session.id}
                    disabledReason={disabledReason}
                    onClick={() => void end(session)}
                  >
                    {t('security.sessions.end')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {rows.length > 1 ? (
        <Row>
          <Button
            busy={busy === 'others'}
            busyLabel={t('change.sending')}
            disabledReason={disabledReason}
            onClick={() => void end('others')}
          >
            {t('security.sessions.endOthers')}
          </Button>
        </Row>
      ) : null}
    </section>
  );
}
