import type { StaffAccount, StaffAssignment } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Row, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleText } from '../frame/role-text.ts';
import styles from './people.module.css';
import { nameOf, useAccessChanges } from './people.query.ts';

/** Who changed whose access, with the roles before and after. */
export function AccessChanges({ people }: { readonly people: readonly StaffAccount[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const roleText = useRoleText();
  const [page, setPage] = useState(1);
  const changes = useAccessChanges(page);
  const nameOfId = (id: number) => {
    const person = people.find((one) => one.id === id);
    return person ? nameOf(person) : t('people.formerly', { id: String(id) });
  };
  const nameOfActor = (actor: string) => {
    const [, id] = /^staff:(\d+)$/.exec(actor) ?? [];
    return id === undefined ? actor : nameOfId(Number(id));
  };
  const list = (roles: readonly StaffAssignment[] | null) =>
    roles === null || roles.length === 0 ? (
      '–'
    ) : (
      <ul className={styles.plain}>
        {roles.map((role) => (
          <li key={role.role}>{roleText(role)}</li>
        ))}
      </ul>
    );
  return (
    <section className={styles.section} aria-labelledby="access-changes">
      <h2 id="access-changes">{t('people.changes')}</h2>
      {changes.error ? (
        <ProblemPanel error={changes.error} onRetry={changes.refetch} kept={t('desk.kept')} />
      ) : (
        <Table
          caption={t('people.changes')}
          captionHidden
          stacked
          rows={changes.data?.changes ?? []}
          rowKey={({ id }) => String(id)}
          skeletonRows={changes.isPending ? 3 : 0}
          empty={t('order.nothing')}
          columns={[
            { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
            { id: 'who', head: t('people.person'), cell: ({ user_id }) => nameOfId(user_id) },
            { id: 'kind', head: t('word.action'), cell: ({ kind }) => t(`people.change.${kind}`) },
            { id: 'before', head: t('people.before'), cell: ({ before }) => list(before) },
            { id: 'after', head: t('people.after'), cell: ({ after }) => list(after) },
            { id: 'by', head: t('word.by'), cell: ({ actor }) => nameOfActor(actor) },
          ]}
        />
      )}
      {changes.data && changes.data.pages > 1 ? (
        <Row>
          <Button
            size="small"
            disabledReason={page > 1 ? undefined : t('history.newest')}
            onClick={() => setPage(page - 1)}
          >
            {t('history.newer')}
          </Button>
          <Button
            size="small"
            disabledReason={page < changes.data.pages ? undefined : t('history.oldest')}
            onClick={() => setPage(page + 1)}
          >
            {t('history.older')}
          </Button>
        </Row>
      ) : null}
    </section>
  );
}
