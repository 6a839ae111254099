import { regionsWith, requestPermissions, type StaffMe, type StaffRequest } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Badge, Button, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './approvals.module.css';
import { RequestFacts } from './request-facts.tsx';

export type DecisionKind = 'approve' | 'refuse' | 'takeBack';

interface RequestCardProps {
  readonly request: StaffRequest;
  readonly me: StaffMe | undefined;
  readonly onDecide: (kind: DecisionKind) => void;
}

const severities = { waiting: 'warning', approved: 'success', refused: 'error' } as const;

/** The decisions that a person may make; nobody approves what they asked for. */
export const decisionsFor = (request: StaffRequest, me: StaffMe | undefined): readonly DecisionKind[] => {
  if (request.state !== 'waiting' || me === undefined) return [];
  if (request.asked_by === `staff:${me.id}`) return ['takeBack'];
  const regions = regionsWith(me.roles, requestPermissions[request.kind].approve);
  return regions === null || regions.includes(request.region) ? ['approve', 'refuse'] : [];
};

/** One request: what would change, who asks and why, and the decisions that the reader may make. */
export function RequestCard({ request, me, onDecide }: RequestCardProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const decisions = decisionsFor(request, me);
  const isOwn = request.asked_by === `staff:${me?.id}`;
  const { amount, state } = request;
  const kind = t(`approvals.kind.${request.kind}`);
  return (
    <article className={styles.card} aria-labelledby={`request-${request.id}`}>
      <div className={styles.head}>
        <h2 id={`request-${request.id}`}>
          {kind}
          {amount ? (
            <span className={styles.amount}> {format.money(amount.amount, amount.currency)}</span>
          ) : null}
        </h2>
        <Badge severity={severities[state]}>{t(`approvals.state.${state}`)}</Badge>
      </div>
      <RequestFacts request={request} />
      <p className={styles.said}>
        {t('approvals.asked', {
          name: request.asked_by_name ?? request.asked_by,
          time: format.date(request.asked_at, 'dateTime'),
        })}{' '}
        <span className={styles.quote}>{request.reason}</span>
      </p>
      {request.decided_by === null || request.decided_at === null ? null : (
        <p className={styles.said}>
          {t(`approvals.decided.${state === 'approved' ? 'approved' : 'refused'}`, {
            name: request.decided_by_name ?? request.decided_by,
            time: format.date(request.decided_at, 'dateTime'),
          })}{' '}
          <span className={styles.quote}>{request.decision_reason ?? ''}</span>
        </p>
      )}
      {state === 'waiting' && isOwn ? <p className={styles.soft}>{t('approvals.own')}</p> : null}
      {state === 'waiting' && me !== undefined && decisions.length === 0 ? (
        <p className={styles.soft}>{t('approvals.others')}</p>
      ) : null}
      {decisions.length === 0 ? null : (
        <Row>
          {decisions.map((one) => (
            <Button
              key={one}
              tone={one === 'approve' ? 'signal' : 'plain'}
              aria-label={t('approvals.actionOf', { action: t(`approvals.${one}`), what: kind })}
              onClick={() => onDecide(one)}
            >
              {t(`approvals.${one}`)}
            </Button>
          ))}
        </Row>
      )}
    </article>
  );
}
