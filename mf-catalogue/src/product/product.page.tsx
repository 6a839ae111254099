import { useRegion } from '@shop/kit';
import { idOfSlug } from '@shop/kit/navigation';
import { Link, type LoaderFunctionArgs, useParams } from '@shop/kit/router';
import { isSoldIn, productOf, productWithoutDie } from '@shop/packaging';
import { Button, buttonClass, EmptyState, ErrorPanel, FoldingLoader, Page, Section } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useIdOfSlug } from '../range/range.ts';
import { Configurator } from './configurator.tsx';
import { QuoteOnlyProduct } from './quote-only-product.tsx';
import { fetchStructure, useStructure } from './use-structure.ts';

/** Loads the structure's family before the page is rendered; the page itself shows a failure. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const product = productOf(idOfSlug('product', params.product ?? ''));
  if (product) await fetchStructure(product.structure).catch(console.warn);
  return null;
};

/** The configurator of one product. A product sold by quote only links to the request form. */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  const { region } = useRegion();
  const { product: slug } = useParams();
  const id = useIdOfSlug('product', slug) ?? '';
  const product = productOf(id);
  const soldProduct = product && isSoldIn(product, region) ? product : undefined;
  const { structure, failed, retry } = useStructure(soldProduct?.structure);
  if (soldProduct && structure)
    return <Configurator key={soldProduct.slug} product={soldProduct} structure={structure} />;
  if (soldProduct)
    return (
      <Page>
        <Section>
          {failed ? (
            <ErrorPanel
              title={t('thing.notLoaded')}
              actions={<Button onClick={retry}>{t('thing.loadAgain')}</Button>}
            />
          ) : (
            <FoldingLoader label={t('thing.loading')} />
          )}
        </Section>
      </Page>
    );
  if (productWithoutDie(id)?.sale === 'quote') return <QuoteOnlyProduct slug={id} />;
  return (
    <Page>
      <Section>
        <EmptyState
          title={t('notSold.title')}
          action={
            <Link to="home" className={buttonClass({ tone: 'signal' })}>
              {t('notSold.action')}
            </Link>
          }
        >
          {product ? t('notSold.elsewhere') : t('notSold.text')}
        </EmptyState>
      </Section>
    </Page>
  );
}
