import type { DesignShare } from '@shop/contracts';
import { toast } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeShare, useShares } from './shares.query.ts';
import styles from './sharing.module.css';

interface ShareListProps {
  readonly designId: string;
  readonly onRevoked: () => void;
}

/** The valid links of the design, each with a button to revoke it. */
export function ShareList({ designId, onRevoked }: ShareListProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const [revokingId, setRevokingId] = useState<string>();
  const shares = useShares(designId);
  const revoke = async ({ id }: DesignShare) => {
    setRevokingId(id);
    const reply = await revokeShare(designId, id);
    setRevokingId(undefined);
    if (!reply.ok) return void toast('error', problemText(reply.problem));
    onRevoked();
    toast('success', t('share.ended'));
  };
  return (
    <section aria-labelledby="shares">
      <h3 id="shares" className={styles.heading}>
        {t('share.list')}
      </h3>
      {shares.isPending ? <Skeleton lines={2} /> : null}
      {shares.error ? <ProblemPanel error={shares.error} onRetry={shares.refetch} /> : null}
      {shares.data?.length === 0 ? <p>{t('share.none')}</p> : null}
      <ul className={styles.links}>
        {shares.data?.map((share) => (
          <li key={share.id} data-testid="share">
            <span>
              <strong>{t(`share.${share.access}`)}</strong>
              <br />
              {t('share.until', { date: format.date(share.expires_at) })}{' '}
              {t('share.opened', { count: share.opened, figure: format.number(share.opened) })}
            </span>
            <Button
              size="small"
              tone="quiet"
              busy={revokingId === share.id}
              onClick={() => void revoke(share)}
              aria-label={t('share.endLabel', {
                what: t(`share.${share.access}`),
                date: format.date(share.created_at, 'dateTime'),
              })}
            >
              {t('share.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
