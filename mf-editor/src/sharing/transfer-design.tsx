import { useDocumentTitle, useRegion, useWaiting } from '@shop/kit';
import { navigate } from '@shop/kit/navigation';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { requireMember, useSession } from '@shop/kit/session';
import { Button, Page, Section, Skeleton } from '@shop/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkExpired } from './link-expired.tsx';
import { useTransferredDesign } from './shares.query.ts';

interface TransferDesignProps {
  readonly id: string;
  /** The token of the mailed link. */
  readonly token: string;
}

/**
 * The page of the mailed link: a design started on another device is transferred to the caller and opens in the editor.
 */
export function TransferDesign({ id, token }: TransferDesignProps) {
  const { t } = useTranslation('mf-editor');
  const { market } = useRegion();
  const { signedIn } = useSession();
  const [search] = useSearchParams();
  const query = useTransferredDesign(id, token);
  const transferredId = query.data?.id;
  const requestedQuantity = Math.trunc(Number(search.get('quantity') ?? search.get('q')));
  const quantity = requestedQuantity > 0 ? requestedQuantity : market.defaultQuantity;
  useDocumentTitle(t('takeOver.title'));
  useWaiting(query.isPending, 'loadingBoxData');

  // Removes the token from the address: going back does not request again.
  useEffect(() => {
    if (transferredId !== undefined)
      void navigate(
        'productEditor',
        { id: transferredId },
        { query: { mode: 'editor', q: quantity }, replace: true },
      );
  }, [transferredId, quantity]);

  if (problemBehind(query.error)?.code === 'not_found')
    return (
      <LinkExpired
        title={t('takeOver.ended')}
        advice={t('takeOver.endedAdvice')}
        action={
          signedIn ? undefined : (
            <Button
              tone="signal"
              onClick={() =>
                void requireMember().then((isMember) => (isMember ? query.refetch() : undefined))
              }
            >
              {t('takeOver.signIn')}
            </Button>
          )
        }
      />
    );
  return (
    <Page>
      <Section>
        <h1 className="only-heard" tabIndex={-1}>
          {t('takeOver.title')}
        </h1>
        {query.error ? (
          <ProblemPanel error={query.error} onRetry={query.refetch} />
        ) : (
          <div role="status" aria-label={t('takeOver.title')}>
            <Skeleton lines={4} />
          </div>
        )}
      </Section>
    </Page>
  );
}
