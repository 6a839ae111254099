import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { say } from '../i18n/text.ts';
import { useRouterControls } from './router-controls.ts';

/** Shown in place of a page that failed; the chrome and the other remotes go on. */
export function PageError() {
  const error = useRouteError();
  const { retry, report } = useRouterControls();
  useEffect(() => {
    console.error(error);
    report('render', error);
  }, [error, report]);
  return (
    <div role="alert">
      <h1>{say('kit', 'page.failed')}</h1>
      <p>{say('kit', 'page.failedHint')}</p>
      <button type="button" onClick={retry}>
        {say('kit', 'page.tryAgain')}
      </button>
    </div>
  );
}
