import type { DesignShare } from '@shop/contracts';
import { toast } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revoke, useShares } from './shares.query.ts';
import styles from './sharing.module.css';

interface ShareListProps {
  readonly designId: string;
  readonly onEnded: () => void;
}

/** The valid links of the design, each with a button to revoke it. */
export function ShareList({ designId, onEnded }: ShareListProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const [ending, setEnding] = useState<string>();
  const shares = useShares(designId);
  const end = async ({ id }: DesignShare) => {
    setEnding(id);
    const ended = await revoke(designId, id);
    setEnding(undefined);
    if (!ended.ok) return void toast('error', problemText(ended.problem));
    onEnded();
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
        {shares.data?.map((one) => (
          <li key={one.id} data-testid="share">
            <span>
              <strong>{t(`share.${one.access}`)}</strong>
              <br />
              {t('share.until', { date: format.date(one.expires_at) })}{' '}
              {t('share.opened', { count: one.opened, figure: format.number(one.opened) })}
            </span>
            <Button
              size="small"
              tone="quiet"
              busy={ending === one.id}
              onClick={() => void end(one)}
              aria-label={t('share.endLabel', {
                what: t(`share.${one.access}`),
                date: format.date(one.created_at, 'dateTime'),
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
