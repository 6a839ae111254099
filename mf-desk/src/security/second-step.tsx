import { toast, useDocumentTitle } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { signOut } from '@shop/kit/session';
import { Button, buttonClass, Page, Row, Section, Skeleton, Stack } from '@shop/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Forbidden } from '../releases/forbidden.tsx';
import { ProveForm } from './prove-form.tsx';
import { refetchDeskPages, useSecondFactor } from './security.query.ts';

/** The second step of the sign-in, in place of a page of the desk; the page follows once it is done. */
export function SecondStep() {
  const { t } = useTranslation('mf-desk');
  useDocumentTitle(t('security.step.title'));
  const factor = useSecondFactor();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const result = await signOut();
    setLeaving(false);
    if (!result.ok) toast('error', problemText(result.problem));
  };
  if (problemBehind(factor.error)?.code === 'not_found') return <Forbidden />;
  const state = factor.data;
  const content = (): ReactNode => {
    if (factor.error && state === undefined)
      return <ProblemPanel error={factor.error} onRetry={factor.refetch} kept={t('desk.kept')} />;
    if (state === undefined) return <Skeleton />;
    if (!state.enrolled)
      return (
        <>
          <p>{t('security.required')}</p>
          <Row>
            <Link to="deskSecurity" className={buttonClass({ tone: 'signal' })}>
              {t('security.step.setUp')}
            </Link>
          </Row>
        </>
      );
    return (
      <>
        <p>{t('security.step.text')}</p>
        <ProveForm methods={state.methods} onProved={() => void refetchDeskPages()} />
      </>
    );
  };
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <h1>{t('security.step.title')}</h1>
          {content()}
          <Row>
            <Button busy={leaving} onClick={() => void leave()}>
              {t('security.step.signOut')}
            </Button>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}

/**
 * What a page of the desk shows in place of its data when the API refuses them to this person or this session; null
 * where it does not.
 */
export const stopBehind = (error: Error | null): ReactNode => {
  const code = problemBehind(error)?.code;
  if (code === 'second_factor_required') return <SecondStep />;
  return code === 'not_found' || code === 'forbidden' ? <Forbidden /> : null;
};
