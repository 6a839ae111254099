import { useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { Button, ErrorPanel, Page, Skeleton } from '@shop/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundSuggestions } from '../chrome/not-found-suggestions.tsx';
import { moveKeepingFocus } from './move-keeping-focus.ts';
import styles from './stage.module.css';
import type { Stage } from './stage.ts';

/** The stage inside the chrome: the containers of remotes, and what is shown while there is none. */
export function StageFrame({ stage }: { readonly stage: Stage }) {
  const attach = useCallback(
    (place: HTMLDivElement | null) => {
      if (place) moveKeepingFocus(stage.element, place);
    },
    [stage],
  );
  return (
    <div className={styles.frame}>
      <div ref={attach} />
      <StagePanel stage={stage} />
    </div>
  );
}

function StagePanel({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('shell');
  const { market, requestId } = useRegion();
  const state = useSyncExternalStore(stage.state.subscribe, stage.state.get);
  if (state.phase === 'showing' || 'drawn' in state) return null;
  if (state.phase === 'failed') {
    const { retry } = state;
    return (
      <Page className={styles.panel ?? ''}>
        <ErrorPanel
          title={t('stage.failed')}
          reassurance={t('stage.kept')}
          advice={t('stage.advice', { email: market.contactEmail })}
          reference={requestId}
          actions={
            retry ? (
              <Button onClick={retry}>{t('stage.tryAgain')}</Button>
            ) : (
              <Button onClick={() => window.location.reload()}>{t('stage.reload')}</Button>
            )
          }
        />
      </Page>
    );
  }
  if (state.phase === 'notFound') {
    return (
      <Page className={styles.panel ?? ''}>
        <ErrorPanel
          title={t('stage.notFound')}
          advice={t('stage.notFoundAdvice')}
          actions={<Link to="home">{t('stage.home')}</Link>}
        />
        <NotFoundSuggestions />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.skeleton} aria-busy="true">
        <Skeleton shape="wide" />
        <Skeleton lines={4} />
        <p role="status" className={state.phase === 'late' ? styles.late : 'only-heard'}>
          {t(state.phase === 'late' ? 'stage.late' : 'stage.loading')}
        </p>
        {state.phase === 'late' ? (
          <Button onClick={() => window.location.reload()}>{t('stage.reload')}</Button>
        ) : null}
      </div>
    </Page>
  );
}
