import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor, Link, useParams } from '@shop/kit/router';
import { type Category, categories } from '@shop/packaging';
import { Breadcrumb, buttonClass, Cell, EmptyState, Grid, Lead, Page, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useFromPrices } from '../card/from-prices.query.ts';
import { ProductCard } from '../card/product-card.tsx';
import { useIdOfSlug } from '../range/range.ts';
import { cards, drawings, slugsByCategory } from './cards.static.ts';

/** The page of one category. */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  const { category: slug } = useParams();
  const id = useIdOfSlug('category', slug);
  const category = categories.find((name) => name === id);
  if (category && slugsByCategory[category]?.length) return <CategoryProducts category={category} />;
  return (
    <Page>
      <Section>
        <EmptyState
          title={t('noShelf.title')}
          action={
            <Link to="home" className={buttonClass({ tone: 'signal' })}>
              {t('notSold.action')}
            </Link>
          }
        >
          {t('noShelf.text')}
        </EmptyState>
      </Section>
    </Page>
  );
}

function CategoryProducts({ category }: { readonly category: Category }) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const prices = useFromPrices();
  const name = term('category', category);
  const { region } = useRegion();
  const categoryCards = cards.filter(
    ({ slug, regions }) =>
      slugsByCategory[category]?.includes(slug) && (!regions || regions.includes(region)),
  );
  useDocumentTitle(name);
  const toItem = (slug: string) => ({
    item_id: slug,
    item_name: term('product', slug),
    item_category: category,
    price: Number(prices.data?.get(slug) ?? 0),
    quantity: 1,
  });
  useTrack(category, () =>
    track.viewItemList({ item_list_id: category, items: categoryCards.map(({ slug }) => toItem(slug)) }),
  );
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
            <Lead>{term.detail('category', category)}</Lead>
          </header>
          <Grid>
            {categoryCards.map((card) => (
              <Cell key={card.slug} pair tablet={6} desktop={3}>
                <ProductCard
                  level={2}
                  card={card}
                  drawings={drawings}
                  from={prices.data?.get(card.slug)}
                  onSelect={() => track.selectItem({ item_list_id: category, items: [toItem(card.slug)] })}
                />
              </Cell>
            ))}
          </Grid>
        </Stack>
      </Section>
    </Page>
  );
}
