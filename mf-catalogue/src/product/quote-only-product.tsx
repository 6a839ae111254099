import { useDocumentTitle } from '@shop/kit';
import { useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor, Link } from '@shop/kit/router';
import { Breadcrumb, buttonClass, Lead, Page, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** A product without die and price list: its description, and a link to the request form. */
export function QuoteOnlyProduct({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const name = term('product', slug);
  useDocumentTitle(name);
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <Breadcrumb
            component={Anchor}
            label={t('breadcrumb')}
            crumbs={[{ label: t('home.crumb'), href: href('home') }, { label: name }]}
          />
          <header>
            <h1>{name}</h1>
            <Lead>{term.detail('product', slug)}</Lead>
          </header>
          <p>{t('brief.text')}</p>
          <p>
            <Link to="quote" className={buttonClass({ tone: 'signal', size: 'large' })}>
              {t('home.askForQuote')}
            </Link>
          </p>
        </Stack>
      </Section>
    </Page>
  );
}
