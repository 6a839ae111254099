import type { Company, CompanyInvitation } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Badge, Button } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPart } from '../orders/list-part.tsx';
import styles from './company.module.css';
import { revoke, useInvitations } from './company.query.ts';
import { InviteForm } from './invite-form.tsx';
import { useConfirmedAction } from './use-confirmed-action.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

const appearances = {
  open: { tone: 'signal' },
  accepted: { severity: 'success' },
  revoked: {},
  expired: { severity: 'warning' },
} as const;

/** The company's invitations with their state, and the form for a new one. Only for members who may manage members. */
export function Invitations({ company }: { readonly company: Company }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const invitations = useInvitations(company, page);
  const { fallback, keepFocus } = useFocusFallback();
  return (
    <>
      <ListPart
        title={t('company.invitations.title')}
        heading={fallback}
        empty={t('company.invitations.empty')}
        query={invitations}
        rowsOf={(reply) => reply.invitations}
        rowKey={({ id }) => String(id)}
        skeletonRows={1}
        page={page}
        onPage={setPage}
        columns={[
          {
            id: 'who',
            head: t('company.invite.email'),
            cell: ({ email }) => <span className={styles.who}>{email}</span>,
          },
          {
            id: 'role',
            head: t('company.members.role'),
            cell: ({ role, approval_limit: limit }) => (
              <div>
                {t(`orders.role.${role}`)}
                {limit === null ? null : (
                  <div className={styles.soft}>
                    {t('company.invitations.upTo', { limit: format.money(limit, company.currency) })}
                  </div>
                )}
              </div>
            ),
          },
          {
            id: 'sent',
            head: t('company.invitations.sent'),
            cell: ({ created_at }) => format.date(created_at),
          },
          {
            id: 'state',
            head: t('orders.state'),
            cell: ({ status, expires_at }) => (
              <div>
                <Badge {...appearances[status]}>{t(`company.invitations.${status}`)}</Badge>
                {status === 'open' ? (
                  <div className={styles.soft}>
                    {t('orders.until', { date: format.date(expires_at, 'dateTime') })}
                  </div>
                ) : null}
              </div>
            ),
          },
          {
            id: 'acts',
            head: t('company.members.acts'),
            cell: (invitation) =>
              invitation.status === 'open' ? (
                <RevokeInvitation company={company} invitation={invitation} onRevoked={keepFocus} />
              ) : (
                '–'
              ),
          },
        ]}
      />
      <InviteForm company={company} onSent={() => setPage(1)} />
    </>
  );
}

interface RevokeInvitationProps {
  readonly company: Company;
  readonly invitation: CompanyInvitation;
  readonly onRevoked: () => void;
}

function RevokeInvitation({ company, invitation: { id, email: who }, onRevoked }: RevokeInvitationProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { busy, runAction } = useConfirmedAction();
  const confirmRevoke = () =>
    runAction({
      confirmation: {
        title: t('company.invitations.revokeTitle', { who }),
        text: t('company.invitations.revokeText'),
        confirm: t('orders.withdraw.press'),
        danger: true,
      },
      send: (key) => revoke(company, id, key),
      successMessage: t('company.invitations.revokeDone', { who }),
      beforeRefetch: onRevoked,
    });
  return (
    <Button
      size="small"
      tone="quiet"
      busy={busy}
      busyLabel={t('company.saving')}
      aria-label={t('company.invitations.revokeOf', { who })}
      onClick={() => void confirmRevoke()}
    >
      {t('orders.withdraw.press')}
    </Button>
  );
}
