import type { Referral } from '@shop/contracts';
import { toast } from '@shop/kit';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { useFormat, useText } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Skeleton, Table, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import styles from './referrals.module.css';
import { useReferrals } from './referrals.query.ts';

/** The programme as analytics knows it. */
const promotion = { promotion_id: 'referral-programme', name: 'referral-programme', position: 'account' };

/** What a member hands on to others, on which terms, and what came of it. */
export function Referrals() {
  const t = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useReferrals(page);
  const address = useRef<HTMLInputElement>(null);
  const data = query.data;

  useTrack(data ? promotion.promotion_id : null, () => trackCommerce.promotionViewed(promotion));

  const copy = async (url: string) => {
    trackCommerce.promotionClicked(promotion);
    try {
      await navigator.clipboard.writeText(url);
      toast('done', t('referrals.copied'));
    } catch {
      // Some browsers keep the clipboard to themselves: then the address is selected, ready to be copied by hand.
      address.current?.focus();
      address.current?.select();
      toast('problem', t('referrals.notCopied'));
    }
  };
  const said = ({ status, reason }: Referral) =>
    reason === null
      ? t(`referrals.status.${status}`)
      : t('referrals.because', {
          status: t(`referrals.status.${status}`),
          reason: t(`referrals.reason.${reason}`),
        });
  const money = (amount: string) => format.money(amount, data?.terms.currency);
  return (
    <section aria-labelledby="referrals" className={styles.referrals}>
      <h2 id="referrals">{t('referrals.title')}</h2>
      {query.isPending ? <Skeleton lines={5} /> : null}
      {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {data ? (
        <>
          <p>
            {t('referrals.lead', {
              own: money(data.terms.referrer_reward),
              theirs: money(data.terms.referred_reward),
              least: money(data.terms.minimum_order),
            })}
          </p>
          <div className={styles.link}>
            <TextField
              ref={address}
              label={t('referrals.link')}
              hint={t('referrals.code', { code: data.code })}
              data-testid="referral-url"
              readOnly
              value={data.url}
            />
            <Button icon="copy" onClick={() => void copy(data.url)}>
              {t('referrals.copy')}
            </Button>
          </div>
          {data.terms.refused_for.length > 0 ? (
            <div>
              <h3 className={styles.heading}>{t('referrals.refusedFor')}</h3>
              <ul className={styles.terms}>
                {data.terms.refused_for.map((reason) => (
                  <li key={reason}>{t(`referrals.term.${reason}`)}</li>
                ))}
              </ul>
            </div>
          ) : null}
          {data.claimed ? <p>{t('referrals.cameBy', { status: said(data.claimed) })}</p> : null}
          <Table
            caption={t('referrals.results')}
            stacks
            rows={data.referrals}
            rowKey={({ id }) => String(id)}
            empty={t('referrals.none')}
            columns={[
              {
                id: 'date',
                head: t('referrals.date'),
                cell: ({ claimed_at }) => format.date(claimed_at),
              },
              { id: 'status', head: t('referrals.state'), cell: said },
              {
                id: 'reward',
                head: t('referrals.reward'),
                figure: true,
                cell: ({ reward }) => (reward ? format.money(reward.amount, reward.currency) : '–'),
              },
            ]}
          />
          {data.pages > 1 ? (
            <p className={styles.pages}>
              {page > 1 ? <Button onClick={() => setPage(page - 1)}>{t('wallet.newer')}</Button> : null}
              {page < data.pages ? (
                <Button onClick={() => setPage(page + 1)}>{t('wallet.older')}</Button>
              ) : null}
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
