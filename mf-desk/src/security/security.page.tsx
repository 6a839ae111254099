import { useDocumentTitle } from '@shop/kit';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSession } from '@shop/kit/session';
import { Skeleton } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import deskStyles from '../releases/desk.module.css';
import { Forbidden } from '../releases/forbidden.tsx';
import { Factors } from './factors.tsx';
import { SecondStep } from './second-step.tsx';
import { useSecondFactor } from './security.query.ts';
import { Sessions } from './sessions.tsx';

/** How a person of the staff signs in: the second step, and where they are signed in. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { user } = useSession();
  useDocumentTitle(t('security.title'));
  return user?.staff === true ? <Security /> : <Forbidden />;
}

function Security() {
  const { t } = useTranslation('mf-desk');
  const factor = useSecondFactor();
  const state = factor.data;
  if (problemBehind(factor.error)?.code === 'not_found') return <Forbidden />;
  if (state?.enrolled && !state.proved) return <SecondStep />;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('security.title')}</h1>
      </div>
      <p>{t('security.intro')}</p>
      {factor.error && state === undefined ? (
        <ProblemPanel error={factor.error} onRetry={factor.refetch} kept={t('desk.kept')} />
      ) : null}
      {factor.isPending ? <Skeleton /> : null}
      {state === undefined ? null : <Factors state={state} />}
      {state !== undefined && (state.proved || !state.required) ? <Sessions /> : null}
    </DeskFrame>
  );
}
