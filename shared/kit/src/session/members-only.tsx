import { Button, Page, Row, Section, Stack } from '@shop/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { askToSignIn, openDialog } from '../notices/dialogs.ts';
import { useSession } from './index.ts';

/**
 * A page that needs an account. A visitor signs in or registers in a dialog over it and continues here; after closing
 * the dialog, the page offers both.
 */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const { status, signedIn } = useSession();
  const { t } = useTranslation('kit');
  const needsSignIn = status === 'ready' && !signedIn;
  useEffect(() => {
    if (!needsSignIn) return;
    void askToSignIn('signIn');
    // Leaving the page cancels the dialog.
    return () => openDialog.get()?.settle(false);
  }, [needsSignIn]);
  if (signedIn) return children;
  if (!needsSignIn && status !== 'failed') return null;
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <h1>{t('members.title')}</h1>
          <p>{t('members.text')}</p>
          <Row>
            <Button tone="signal" onClick={() => void askToSignIn('signIn')}>
              {t('members.signIn')}
            </Button>
            <Button onClick={() => void askToSignIn('register')}>{t('members.register')}</Button>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}
