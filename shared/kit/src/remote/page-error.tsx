import { Button, ErrorPanel, Page, Section } from '@shop/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { shopDocument } from '../document/shop-document.ts';
import { problemText } from '../i18n/problem-text.ts';
import { say } from '../i18n/text.ts';
import { ProblemError } from '../query/problem-error.ts';
import { PageLoadError } from './page-load-error.ts';
import { useAnnouncePageShown, useRouterControls } from './router-controls.ts';

/** Shown in place of a page that failed; the chrome and the other remotes go on. */
export function PageError() {
  const error = useRouteError();
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
          title={problem ? problemText(problem) : say('kit', missing ? 'page.notFound' : 'page.failed')}
          kept={missing ? undefined : say('kit', 'page.kept')}
          advice={
            missing
              ? say('kit', 'page.notFoundAdvice')
              : say('kit', 'page.advice', { email: market.contactEmail })
          }
          reference={problem?.request_id ?? requestId}
          actions={
            attempts < 2 ? (
              <Button onClick={retry}>{say('kit', 'page.tryAgain')}</Button>
            ) : (
              // After a second failure webpack may hand out a half-loaded chunk: only a fresh document is safe.
              <Button onClick={() => window.location.reload()}>{say('kit', 'page.reload')}</Button>
            )
          }
        />
      </Section>
    </Page>
  );
}
