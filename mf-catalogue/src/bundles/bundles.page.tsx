import { useDocumentTitle } from '@shop/kit';
import { loadLaterWords } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor } from '@shop/kit/router';
import { Breadcrumb, Cell, Grid, Lead, Page, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { SetConfigurator } from './set-configurator.tsx';
import { setIds } from './sets.ts';

/** Home does not load the words of this page. */
export const loader = async () => {
  await loadLaterWords('mf-catalogue');
  return null;
};

/** Sets of products that are bought together. */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  useDocumentTitle(t('bundles.title'));
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <Breadcrumb
            component={Anchor}
            label={t('breadcrumb')}
            crumbs={[{ label: t('home.crumb'), href: href('home') }, { label: t('bundles.title') }]}
          />
          <header>
            <h1>{t('bundles.title')}</h1>
            <Lead>{t('bundles.lead')}</Lead>
          </header>
          <Grid>
            {setIds.map((id) => (
              <Cell key={id} tablet={12} desktop={6}>
                <SetConfigurator id={id} />
              </Cell>
            ))}
          </Grid>
        </Stack>
      </Section>
    </Page>
  );
}
