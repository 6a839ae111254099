import { useText } from '@shop/kit/i18n';
import { Link, useParams } from '@shop/kit/router';
import { productOf } from '@shop/packaging';
import { buttonClass, EmptyState, Page, Section } from '@shop/ui';
import { useIdOfSlug } from '../range/range.ts';
import { Configurator } from './configurator.tsx';

/** The configurator of one product: type a size and see everything at once. */
export function Component() {
  const t = useText();
  const { product: slug } = useParams();
  const product = productOf(useIdOfSlug('product', slug) ?? '');
  if (product) return <Configurator key={product.slug} product={product} />;
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
          {t('notSold.text')}
        </EmptyState>
      </Section>
    </Page>
  );
}
