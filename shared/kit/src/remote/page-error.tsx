import { Button, ErrorPanel, Page, Section } from '@shop/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { shopDocument } from '../document/shop-document.ts';
import { problemText } from '../i18n/problem-text.ts';
import { ProblemError } from '../query/problem-error.ts';
import { PageLoadError } from './page-load-error.ts';
import { useAnnouncePageShown, useRouterControls } from './router-controls.ts';

/** Replaces a failed page; the chrome and the other remotes stay. */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('kit');
  useAnnouncePageShown();
  const { attempts, retry, report } = useRouterControls();
  useEffect(() => {
    console.error(error);
    report(error instanceof PageLoadError ? 'chunk' : 'render', error);
  }, [error, report]);
  const { market, requestId } = shopDocument();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const problem = error instanceof ProblemError ? error.problem : undefined;
  return (
    <Page>
      <Section close>
        <ErrorPanel
          title={problem ? problemText(problem) : t(missing ? 'page.notFound' : 'page.failed')}
          reassurance={missing ? undefined : t('page.kept')}
          advice={missing ? t('page.notFoundAdvice') : t('page.advice', { email: market.contactEmail })}
          reference={problem?.request_id ?? requestId}
          actions={
            attempts < 2 ? (
              <Button onClick={retry}>{t('page.tryAgain')}</Button>
            ) : (
              // After a second failure webpack may return a half-loaded chunk: only a fresh document is safe.
              <Button onClick={() => window.location.reload()}>{t('page.reload')}</Button>
            )
          }
        />
      </Section>
    </Page>
  );
}
