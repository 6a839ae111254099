import type { getReferrals, Referral, ReplyOf } from '@shop/contracts';
import { toast } from '@shop/kit';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Skeleton, Table, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './referrals.module.css';
import { useReferrals } from './referrals.query.ts';

/** The programme in analytics events. */
const promotion = { promotion_id: 'referral-programme', name: 'referral-programme', position: 'account' };

/** The member's referral code, its terms and its referrals. */
export function Referrals() {
  const { t } = useTranslation('mf-account');
  const describeStatus = useReferralStatus();
  const [page, setPage] = useState(1);
  const query = useReferrals(page);
  const data = query.data;

  useTrack(data ? promotion.promotion_id : null, () => trackCommerce.promotionViewed(promotion));

  return (
    <section aria-labelledby="referrals" className={styles.referrals}>
      <h2 id="referrals">{t('referrals.title')}</h2>
      {query.isPending ? <Skeleton lines={5} /> : null}
      {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {data ? (
        <>
          <Rewards terms={data.terms} />
          <ReferralLink url={data.url} code={data.code} />
          {data.terms.refused_for.length > 0 ? <RefusalReasons reasons={data.terms.refused_for} /> : null}
          {data.claimed ? <p>{t('referrals.cameBy', { status: describeStatus(data.claimed) })}</p> : null}
          <Results referrals={data.referrals} />
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

/** Returns a function that describes a referral's state and the reason of a refusal. */
function useReferralStatus() {
  const { t } = useTranslation('mf-account');
  return ({ status, reason }: Referral): string =>
    reason === null
      ? t(`referrals.status.${status}`)
      : t('referrals.because', {
          status: t(`referrals.status.${status}`),
          reason: t(`referrals.reason.${reason}`),
        });
}

type Terms = ReplyOf<typeof getReferrals>['terms'];

/** The reward of each side, and the minimum order. */
function Rewards({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, terms.currency);
  return (
    <p>
      {t('referrals.lead', {
        own: money(terms.referrer_reward),
        theirs: money(terms.referred_reward),
        least: money(terms.minimum_order),
      })}
    </p>
  );
}

/** The referral link, with a button that copies it. */
function ReferralLink({ url, code }: { readonly url: string; readonly code: string }) {
  const { t } = useTranslation('mf-account');
  const address = useRef<HTMLInputElement>(null);
  const copy = async () => {
    trackCommerce.promotionClicked(promotion);
    try {
      await navigator.clipboard.writeText(url);
      toast('success', t('referrals.copied'));
    } catch {
      // Some browsers deny clipboard access: then select the address for manual copying.
      address.current?.focus();
      address.current?.select();
      toast('error', t('referrals.notCopied'));
    }
  };
  return (
    <div className={styles.link}>
      <TextField
        ref={address}
        label={t('referrals.link')}
        hint={t('referrals.code', { code })}
        data-testid="referral-url"
        readOnly
        value={url}
      />
      <Button icon="copy" onClick={() => void copy()}>
        {t('referrals.copy')}
      </Button>
    </div>
  );
}

function RefusalReasons({ reasons }: { readonly reasons: Terms['refused_for'] }) {
  const { t } = useTranslation('mf-account');
  return (
    <div>
      <h3 className={styles.heading}>{t('referrals.refusedFor')}</h3>
      <ul className={styles.terms}>
        {reasons.map((reason) => (
          <li key={reason}>{t(`referrals.term.${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Referrals by the member's code, without names. */
function Results({ referrals }: { readonly referrals: readonly Referral[] }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const renderStatus = useReferralStatus();
  return (
    <Table
      caption={t('referrals.results')}
      stacked
      rows={referrals}
      rowKey={({ id }) => String(id)}
      empty={t('referrals.none')}
      columns={[
        {
          id: 'date',
          head: t('referrals.date'),
          cell: ({ claimed_at }) => format.date(claimed_at),
        },
        { id: 'status', head: t('referrals.state'), cell: renderStatus },
        {
          id: 'reward',
          head: t('referrals.reward'),
          figure: true,
          cell: ({ reward }) => (reward ? format.money(reward.amount, reward.currency) : '–'),
        },
      ]}
    />
  );
}
