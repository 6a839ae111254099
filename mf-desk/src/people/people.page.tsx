import { listStaffAccounts, type StaffAccount, staffRoles } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Button, EmptyState, Select, Table, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { useRoleText } from '../frame/role-text.ts';
import { useStaffMe } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { AccessChanges } from './access-changes.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import styles from './people.module.css';
import { nameOf, usePeople } from './people.query.ts';
import { PersonDialog } from './person-dialog.tsx';

/** The people of the staff and what each may do where; for admins of all regions. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('people.title')} needs={listStaffAccounts}>
      <People />
    </DeskPage>
  );
}

function People() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const list = usePeople();
  const { data: me } = useStaffMe();
  const [opened, setOpened] = useState<number | null>(null);
  const [inviting, setInviting] = useState(false);
  if (problemBehind(list.error)?.code === 'forbidden')
    return <NotAllowed title={t('people.title')} needs={listStaffAccounts} />;
  const stop = stopBehind(list.error);
  if (stop !== null && problemBehind(list.error)?.code !== 'forbidden') return stop;
  const people = list.data ?? [];
  const text = (search.get('text') ?? '').toLowerCase();
  const role = staffRoles.find((one) => one === search.get('role'));
  const rows = people.filter(
    (person) =>
      `${nameOf(person)} ${person.email}`.toLowerCase().includes(text) &&
      (role === undefined || person.roles.some((one) => one.role === role)),
  );
  const person = people.find(({ id }) => id === opened);
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('people.title')}</h1>
        <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
      </div>
      {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
      <Tools onInvite={() => setInviting(true)} />
      {list.isError && !list.data ? null : (
        <PeopleTable rows={rows} waiting={list.isPending} onOpen={({ id }) => setOpened(id)} />
      )}
      <AccessChanges people={people} />
      {person ? (
        <PersonDialog
          key={person.id}
          person={person}
          isReader={person.id === me?.id}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </DeskFrame>
  );
}

function Tools({ onInvite }: { readonly onInvite: () => void }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  return (
    <div className={deskStyles.filters}>
      <TextField
        dense
        label={t('people.filter')}
        maxLength={80}
        value={search.get('text') ?? ''}
        onChange={(text) => set('text', text)}
      />
      <Select
        dense
        label={t('people.roles')}
        value={search.get('role') ?? ''}
        onChange={(role) => set('role', role)}
        emptyLabel={t('people.everyRole')}
        options={staffRoles.map((role) => ({ value: role, label: t(`people.role.${role}`) }))}
      />
      <Button tone="signal" onClick={onInvite}>
        {t('people.invite')}
      </Button>
    </div>
  );
}

interface PeopleTableProps {
  readonly rows: readonly StaffAccount[];
  readonly waiting: boolean;
  readonly onOpen: (person: StaffAccount) => void;
}

function PeopleTable({ rows, waiting, onOpen }: PeopleTableProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const roleText = useRoleText();
  return (
    <Table
      caption={t('people.title')}
      captionHidden
      stacked
      rows={rows}
      rowKey={({ id }) => String(id)}
      skeletonRows={waiting ? 4 : 0}
      onOpen={onOpen}
      empty={<EmptyState title={t('matrix.none.title')}>{t('people.none')}</EmptyState>}
      columns={[
        {
          id: 'name',
          head: t('people.person'),
          cell: (person) => (
            <div className={styles.who}>
              {nameOf(person)}
              {nameOf(person) === person.email ? null : <div className={styles.soft}>{person.email}</div>}
            </div>
          ),
        },
        {
          id: 'roles',
          head: t('people.roles'),
          cell: ({ roles }) =>
            roles.length === 0 ? (
              t('people.noRoles')
            ) : (
              <ul className={styles.plain}>
                {roles.map((role) => (
                  <li key={role.role}>{roleText(role)}</li>
                ))}
              </ul>
            ),
        },
        {
          id: 'state',
          head: t('word.state'),
          cell: ({ invited }) => <Badge>{t(`people.state.${invited ? 'invited' : 'active'}`)}</Badge>,
        },
        { id: 'since', head: t('people.since'), cell: ({ created_at }) => format.date(created_at) },
        {
          id: 'open',
          head: t('people.open'),
          cell: (person) => (
            <Button
              size="small"
              aria-label={t('people.openOf', { name: nameOf(person) })}
              onClick={(event) => {
                event.stopPropagation();
                onOpen(person);
              }}
            >
              {t('people.open')}
            </Button>
          ),
        },
      ]}
    />
  );
}
