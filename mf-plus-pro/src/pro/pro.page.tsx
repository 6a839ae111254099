import type { ProRequest } from '@shop/contracts';
import { brandName, useDocumentTitle } from '@shop/kit';
import { loadLaterWords } from '@shop/kit/i18n';
import { useSession } from '@shop/kit/session';
import { Lead, Notice, Page, Section, Stack } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProForm } from './pro-form.tsx';

/** Only this page loads the words of Pro. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

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
          {sent ? <ProSent request={sent} /> : <ProForm key={user?.id} onSent={setSent} />}
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
