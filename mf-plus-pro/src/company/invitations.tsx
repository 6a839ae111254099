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
import { useFocusPlace } from './use-focus-place.ts';

const looks = {
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
  const { place, keep } = useFocusPlace();
  return (
    <>
      <ListPart
        title={t('company.invitations.title')}
        heading={place}
        empty={t('company.invitations.empty')}
        query={invitations}
        rowsOf={(reply) => reply.invitations}
        rowKey={({ id }) => String(id)}
        waiting={1}
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
                <Badge {...looks[status]}>{t(`company.invitations.${status}`)}</Badge>
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
                <TakeBack company={company} invitation={invitation} onGone={keep} />
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

interface TakeBackProps {
  readonly company: Company;
  readonly invitation: CompanyInvitation;
  readonly onGone: () => void;
}

function TakeBack({ company, invitation: { id, email: who }, onGone }: TakeBackProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { busy, act } = useConfirmedAction();
  const takeBack = () =>
    act({
      question: {
        title: t('company.invitations.revokeTitle', { who }),
        text: t('company.invitations.revokeText'),
        confirm: t('orders.withdraw.press'),
        danger: true,
      },
      send: (key) => revoke(company, id, key),
      done: t('company.invitations.revokeDone', { who }),
      beforeRefetch: onGone,
    });
  return (
    <Button
      size="small"
      tone="quiet"
      busy={busy}
      busyLabel={t('company.saving')}
      aria-label={t('company.invitations.revokeOf', { who })}
      onClick={() => void takeBack()}
    >
      {t('orders.withdraw.press')}
    </Button>
  );
}
