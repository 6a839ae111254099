import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { signOut, useSession } from '@shop/kit/session';
import { Button, buttonClass, Page, Row, Section, Stack } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** For signed-in users without a staff role: why the page is empty, and what to do. */
export function Forbidden() {
  const { t } = useTranslation('mf-desk');
  const { user } = useSession();
  const [leaving, setLeaving] = useState(false);
  const changeAccount = async () => {
    setLeaving(true);
    const result = await signOut();
    setLeaving(false);
    if (!result.ok) toast('error', problemText(result.problem));
  };
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <h1>{t('forbidden.title')}</h1>
          <p>{t('forbidden.text', { email: user?.email ?? '' })}</p>
          <p>{t('forbidden.advice')}</p>
          <Row>
            <Button busy={leaving} onClick={() => void changeAccount()}>
              {t('forbidden.other')}
            </Button>
            <Link to="home" className={buttonClass({})}>
              {t('forbidden.home')}
            </Link>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}
