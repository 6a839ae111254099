import { type BoxDesign, getDesign, queryKeys } from '@shop/contracts';
import { useDocumentTitle, useRegion, useWaiting } from '@shop/kit';
import { call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { ProblemError, unwrap, useQuery } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { Button, buttonClass, ErrorPanel, Page, Section, Skeleton } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Editor } from '../editor/editor.tsx';
import { type OpenDesign, type Opened, openDesign } from './open-design.ts';
import styles from './opening.module.css';

/** Opens one design in the editor. */
export function DesignPage({ id }: { readonly id: string }) {
  const query = useQuery({
    queryKey: [...queryKeys.design(id), 'editor'],
    queryFn: ({ signal }) => unwrap(call(getDesign, { params: { id }, signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useWaiting(query.isPending, 'loadingBoxData');
  if (query.data !== undefined) return <Opening key={id} first={query.data} />;
  if (query.error instanceof ProblemError)
    return <OpeningFailed problem={query.error.problem} onRetry={() => void query.refetch()} />;
  return <Loading />;
}

function Loading() {
  const { t } = useTranslation('mf-editor');
  return (
    <Page>
      <div className={styles.loading} role="status" aria-label={t('open.loading')}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </Page>
  );
}

function OpeningFailed({
  problem,
  onRetry,
}: {
  readonly problem: ProblemError['problem'];
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('mf-editor');
  const isForeign = problem.code === 'not_found' || problem.code === 'unauthorized';
  useDocumentTitle(t(isForeign ? 'open.foreign' : 'open.failed'));
  return (
    <Page>
      <Section>
        <h1 className="only-heard" tabIndex={-1}>
          {t(isForeign ? 'open.foreign' : 'open.failed')}
        </h1>
        <ErrorPanel
          title={t(isForeign ? 'open.foreign' : 'open.failed')}
          advice={isForeign ? t('open.foreignAdvice') : problemText(problem)}
          actions={
            isForeign ? (
              <Link to="boxEditor" className={buttonClass({ tone: 'signal' })}>
                {t('open.mine')}
              </Link>
            ) : (
              <Button tone="signal" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
            )
          }
        />
      </Section>
    </Page>
  );
}

function Opening({ first: initialDesign }: { readonly first: BoxDesign }) {
  const { t } = useTranslation('mf-editor');
  const { market } = useRegion();
  const [search, setSearch] = useSearchParams();
  const [design, setDesign] = useState(initialDesign);
  const [opened, setOpened] = useState<Opened>();
  const [attempt, setAttempt] = useState(0);
  const requestedQuantity = Math.trunc(Number(search.get('q')));
  const [quantity, setQuantity] = useState(
    requestedQuantity > 0 ? requestedQuantity : market.defaultQuantity,
  );
  useWaiting(opened === undefined, 'loadingBoxData');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read, but "Try again" raises it so that the design is fetched once more
  useEffect(() => {
    let isMounted = true;
    let openedDesign: OpenDesign | undefined;
    void openDesign(design).then((result) => {
      if (result.ok && !isMounted) return result.value.close();
      if (result.ok) openedDesign = result.value;
      if (isMounted) setOpened(result);
    });
    return () => {
      isMounted = false;
      openedDesign?.close();
    };
  }, [design, attempt]);

  if (opened === undefined) return <Loading />;
  if (!opened.ok) {
    return (
      <Page>
        <Section>
          <ErrorPanel
            title={t('open.failed')}
            reassurance={t('open.kept')}
            advice={t(opened.reason === 'no_letters' ? 'open.noLetters' : 'open.unreadable')}
            actions={
              <Button
                tone="signal"
                onClick={() => {
                  setOpened(undefined);
                  setAttempt(attempt + 1);
                }}
              >
                {t('tryAgain')}
              </Button>
            }
          />
        </Section>
      </Page>
    );
  }
  return (
    <Page>
      <Editor
        key={`${design.id} ${design.rev}`}
        session={opened.value.session}
        autosave={opened.value.autosave}
        design={opened.value.design}
        quantity={quantity}
        onQuantity={(next) => {
          setQuantity(next);
          const express = search.get('express');
          setSearch(
            { mode: 'editor', q: String(next), ...(express ? { express } : {}) },
            { replace: true, preventScrollReset: true },
          );
        }}
        onOtherVersion={(otherVersion) => {
          setOpened(undefined);
          setDesign(otherVersion);
        }}
      />
    </Page>
  );
}
