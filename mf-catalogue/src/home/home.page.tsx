import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Accordion, buttonClass, Cell, Disclosure, Grid, Page, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useFromPrices } from '../card/from-prices.query.ts';
import { toListItem } from '../card/list-item.ts';
import { ProductCard } from '../card/product-card.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import { cards, drawings, productsPerCategory } from './categories.static.ts';
import styles from './home.module.css';
import { HomeConfigurator } from './home-configurator.tsx';
import { listCategories } from './list-categories.ts';

const questions = ['proof', 'minimum', 'inside', 'file', 'date'] as const;

/** The analytics name of this page's lists. */
const list = 'home';

/** The home page: a small configurator, then the first products of each category. */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const prices = useFromPrices();
  useDocumentTitle(t('home.documentTitle'));
  const { region } = useRegion();
  const categories = listCategories(region);
  const toItem = (slug: string) => toListItem(slug, term('product', slug), prices.data?.get(slug));
  const shownSlugs = new Set(categories.flatMap(({ slugs }) => slugs.slice(0, productsPerCategory)));
  useTrack(prices.isPending ? null : list, () =>
    track.viewItemList({ item_list_id: list, items: [...shownSlugs].map(toItem) }),
  );
  return (
    <>
      <HomeConfigurator />
      <Page>
        {categories.map(({ category, slugs }) => (
          <Section key={category} label={term('category', category)}>
            <Stack gap={3}>
              <div className={styles.categoryHeading}>
                <h2>{term('category', category)}</h2>
                <Link to="category" params={{ category }} className={styles.allProducts}>
                  {t('home.all', { count: slugs.length })}
                </Link>
              </div>
              <CategoryProducts
                slugs={slugs.slice(0, productsPerCategory)}
                prices={prices.data}
                onSelect={(slug) => track.selectItem({ item_list_id: list, items: [toItem(slug)] })}
              />
            </Stack>
          </Section>
        ))}
        <Section label={t('home.questions')}>
          <Grid>
            <Cell tablet={12} desktop={4}>
              <h2>{t('home.questions')}</h2>
            </Cell>
            <Cell tablet={12} desktop={8}>
              <Accordion>
                {questions.map((question) => (
                  <Disclosure key={question} name="questions" summary={t(`home.question.${question}`)}>
                    {t(`home.answer.${question}`)}
                  </Disclosure>
                ))}
              </Accordion>
              <p className={styles.more}>
                <Link to="quote" className={buttonClass()}>
                  {t('home.askForQuote')}
                </Link>
              </p>
            </Cell>
          </Grid>
        </Section>
        <Newsletter />
      </Page>
    </>
  );
}

interface CategoryProductsProps {
  readonly slugs: readonly string[];
  readonly prices: ReadonlyMap<string, string> | undefined;
  readonly onSelect: (slug: string) => void;
}

/** The first products of a category. */
function CategoryProducts({ slugs: categorySlugs, prices, onSelect }: CategoryProductsProps) {
  return (
    <Grid>
      {cards
        .filter(({ slug }) => categorySlugs.includes(slug))
        .map((card) => (
          <Cell key={card.slug} pair tablet={6} desktop={3}>
            <ProductCard
              card={card}
              drawings={drawings}
              from={prices?.get(card.slug)}
              onSelect={() => onSelect(card.slug)}
            />
          </Cell>
        ))}
    </Grid>
  );
}
