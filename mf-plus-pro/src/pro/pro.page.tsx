import type { ProRequest } from '@shop/contracts';
import { brandName, useDocumentTitle } from '@shop/kit';
import { loadLaterWords } from '@shop/kit/i18n';
import { queryClient } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Cell, Grid, Lead, Notice, Page, Row, Section, Stack } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../plus/plus.module.css';
import { OwnProRequests, proRequestsKey } from './own-requests.tsx';
import { ProForm } from './pro-form.tsx';

/** Only this page loads the words of Pro. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

/** What a business that orders regularly has here; each of these exists. */
const features = ['price', 'company', 'reorder', 'files', 'quotes', 'api', 'vat', 'proof'] as const;

/** The page of the Pro programme: for whom it is, and the request to join. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const { user } = useSession();
  const [sent, setSent] = useState<ProRequest>();
  const title = t('pro.title', { brand: brandName() });
  useDocumentTitle(title);
  return (
    <Page>
      <Section>
        <Stack gap={3}>
          <h1>{title}</h1>
          <Lead>{t('pro.lead')}</Lead>
          <Grid>
            {features.map((feature) => (
              <Cell key={feature} pair tablet={6} desktop={3}>
                <div className={styles.point}>
                  <h2>{t(`pro.feature.${feature}.title`)}</h2>
                  <p>{t(`pro.feature.${feature}.text`)}</p>
                </div>
              </Cell>
            ))}
          </Grid>
          <OwnProRequests key={`list ${user?.id}`} />
          {sent ? (
            <ProSent request={sent} />
          ) : (
            <ProForm
              key={user?.id}
              onSent={(request) => {
                setSent(request);
                void queryClient.invalidateQueries({ queryKey: proRequestsKey });
              }}
            />
          )}
          <Row>
            <Link to="proTermsConditions">{t('terms.title', { brand: brandName() })}</Link>
            <Link to="proForSuppliers">{t('supplier.title', { brand: brandName() })}</Link>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}

/** Replaces the form and takes its focus. */
function ProSent({ request }: { readonly request: ProRequest }) {
  const { t } = useTranslation('mf-plus-pro');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1}>
      <Notice severity="success" title={t('pro.sent')}>
        {t('pro.sentText', { id: request.id, email: request.email })}
      </Notice>
    </div>
  );
}
