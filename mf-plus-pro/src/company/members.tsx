import type { Company, CompanyMember } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Badge, Button, Row, type TableColumn } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPart } from '../orders/list-part.tsx';
import styles from './company.module.css';
import { leave, removeMember, useMembers } from './company.query.ts';
import { MemberDialog } from './member-dialog.tsx';
import { useConfirmedAction } from './use-confirmed-action.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

interface MembersProps {
  readonly company: Company;
  readonly userId: number;
  /** Whether the user may change and remove members. */
  readonly mayManage: boolean;
  /** Called when the companies are about to be refetched, and this one may be gone. */
  readonly onLeft: () => void;
}

const nameOf = ({ email, name, user_id }: CompanyMember): string => name ?? email ?? `#${user_id}`;

/** Like `nameOf`, but unique among members. */
const uniqueNameOf = (member: CompanyMember): string =>
  member.name && member.email ? `${member.name} (${member.email})` : nameOf(member);

/** The members of the company, with role and approval limit. */
export function Members({ company, userId, mayManage, onLeft }: MembersProps) {
  const { t } = useTranslation('mf-plus-pro');
  const [page, setPage] = useState(1);
  const [editedMember, setEditedMember] = useState<CompanyMember>();
  const members = useMembers(company, page);
  const { fallback, keepFocus } = useFocusFallback();
  const onMemberGone = () => {
    keepFocus();
    onLeft();
  };
  const columns = useColumns(company, userId);
  const actionsColumn: TableColumn<CompanyMember> = {
    id: 'acts',
    head: t('company.members.acts'),
    cell: (member) => (
      <Row>
        <Button
          size="small"
          aria-label={t('company.members.changeOf', { who: uniqueNameOf(member) })}
          onClick={() => setEditedMember(member)}
        >
          {t('company.members.change')}
        </Button>
        {member.user_id === userId ? null : (
          <Remove company={company} member={member} onRemoved={onMemberGone} />
        )}
      </Row>
    ),
  };
  // With one page of members this page can check whether another admin remains; with more the server does.
  const { data } = members;
  const isLastAdmin =
    company.role === 'admin' &&
    data?.pages === 1 &&
    data.members.filter(({ role }) => role === 'admin').length === 1;
  return (
    <>
      <ListPart
        title={t('company.members.title')}
        heading={fallback}
        empty=""
        query={members}
        rowsOf={(reply) => reply.members}
        rowKey={({ user_id }) => String(user_id)}
        skeletonRows={2}
        page={page}
        onPage={setPage}
        columns={mayManage ? [...columns, actionsColumn] : columns}
        order="list"
      />
      <Leave company={company} isLastAdmin={isLastAdmin} onLeft={onLeft} />
      {editedMember ? (
        <MemberDialog
          key={editedMember.user_id}
          company={company}
          member={editedMember}
          displayName={uniqueNameOf(editedMember)}
          onClose={(changed) => {
            setEditedMember(undefined);
            if (changed) onMemberGone();
          }}
        />
      ) : null}
    </>
  );
}

function useColumns(company: Company, userId: number): TableColumn<CompanyMember>[] {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  return [
    {
      id: 'who',
      head: t('company.members.who'),
      cell: (member) => (
        <div className={styles.who}>
          {nameOf(member)} {member.user_id === userId ? <Badge>{t('company.members.you')}</Badge> : null}
          {member.name === null || member.email === null ? null : (
            <div className={styles.soft}>{member.email}</div>
          )}
        </div>
      ),
    },
    { id: 'role', head: t('company.members.role'), cell: ({ role }) => t(`orders.role.${role}`) },
    {
      id: 'limit',
      head: t('company.limit.label'),
      figure: true,
      cell: ({ role, approval_limit: limit }) => {
        if (limit !== null) return format.money(limit, company.currency);
        return role === 'approver' || role === 'admin' ? t('company.members.anyAmount') : '–';
      },
    },
    { id: 'since', head: t('company.members.since'), cell: ({ joined_at }) => format.date(joined_at) },
  ];
}

interface RemoveProps {
  readonly company: Company;
  readonly member: CompanyMember;
  readonly onRemoved: () => void;
}

function Remove({ company, member, onRemoved }: RemoveProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { busy, runAction } = useConfirmedAction();
  const who = uniqueNameOf(member);
  const confirmRemove = () =>
    runAction({
      confirmation: {
        title: t('company.members.removeTitle', { who, company: company.name }),
        text: t('company.members.removeText'),
        confirm: t('company.members.remove'),
        danger: true,
      },
      send: (key) => removeMember(company, member.user_id, key),
      successMessage: t('company.members.removed', { who, company: company.name }),
      beforeRefetch: onRemoved,
    });
  return (
    <Button
      size="small"
      tone="quiet"
      busy={busy}
      busyLabel={t('company.saving')}
      aria-label={t('company.members.removeOf', { who })}
      onClick={() => void confirmRemove()}
    >
      {t('company.members.remove')}
    </Button>
  );
}

interface LeaveProps {
  readonly company: Company;
  /** Nobody else would be left to manage the company. */
  readonly isLastAdmin: boolean;
  readonly onLeft: () => void;
}

function Leave({ company, isLastAdmin, onLeft }: LeaveProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { busy, runAction } = useConfirmedAction();
  const confirmLeave = () =>
    runAction({
      confirmation: {
        title: t('company.leave.title', { company: company.name }),
        text: t('company.leave.text'),
        confirm: t('company.leave.press'),
        danger: true,
      },
      send: (key) => leave(company, key),
      successMessage: t('company.leave.done', { company: company.name }),
      beforeRefetch: onLeft,
    });
  return (
    <div>
      <Button
        tone="quiet"
        busy={busy}
        busyLabel={t('company.saving')}
        disabledReason={isLastAdmin ? t('company.leave.lastAdmin') : undefined}
        onClick={() => void confirmLeave()}
      >
        {t('company.leave.press')}
      </Button>
    </div>
  );
}
