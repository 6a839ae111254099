import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, trackCommerce, useTrack } from '@shop/kit/analytics';
import { loadLaterWords, useTerms } from '@shop/kit/i18n';
import { href, navigate } from '@shop/kit/navigation';
import { Anchor, Link, useSearchParams } from '@shop/kit/router';
import { categories } from '@shop/packaging';
import { Breadcrumb, Button, Cell, Grid, Page, Section, Stack, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFromPrices } from '../card/from-prices.query.ts';
import { toListItem } from '../card/list-item.ts';
import { ProductCard } from '../card/product-card.tsx';
import { cards, drawings } from '../category/cards.static.ts';
import { searchProducts } from './match.ts';
import styles from './search.module.css';
import { useSearchableProducts } from './use-searchable-products.ts';

/** Only this page loads the words of the search. */
export const loader = async () => {
  await loadLaterWords('mf-catalogue');
  return null;
};

const maxQueryLength = 100;
/** The analytics name of the results. */
const list = 'search';

/**
 * The search over every product of this region by name, synonym, code and board. Results appear while typing; the
 * address contains the submitted query.
 */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').slice(0, maxQueryLength);
  useDocumentTitle(query ? t('search.titleFor', { query }) : t('search.title'));
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <Breadcrumb
            component={Anchor}
            label={t('breadcrumb')}
            crumbs={[{ label: t('home.crumb'), href: href('home') }, { label: t('search.title') }]}
          />
          <h1>{t('search.title')}</h1>
          <Search key={query} query={query} />
        </Stack>
      </Section>
    </Page>
  );
}

function Search({ query }: { readonly query: string }) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const [typed, setTyped] = useState(query);
  const { region } = useRegion();
  const products = useSearchableProducts();
  const prices = useFromPrices();
  useTrack(query || null, () => trackCommerce.productsSearched({ query }));
  const results = searchProducts(typed, products)
    .map(({ id }) => cards.find(({ slug }) => slug === id))
    .filter((card) => card !== undefined)
    .filter(({ regions }) => !regions || regions.includes(region));
  const toItem = (slug: string) => toListItem(slug, term('product', slug), prices.data?.get(slug));
  const trackedQuery = useRef<string>(undefined);
  /** Tracks the displayed list once per query: when it is shown, or on an earlier selection. */
  const trackList = () => {
    if (trackedQuery.current === typed.trim()) return;
    trackedQuery.current = typed.trim();
    track.viewItemList({ item_list_id: list, items: results.map(({ slug }) => toItem(slug)) });
  };
  const hasResults = query !== '' && typed.trim() === query && results.length > 0 && !prices.isPending;
  useTrack(hasResults ? query : null, trackList);
  const select = (slug: string) => {
    trackList();
    track.selectItem({ item_list_id: list, items: [toItem(slug)] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== query)
      void navigate('search', {}, { query: { q: typed.trim() || undefined }, replace: true });
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          type="search"
          name="query"
          label={t('search.label')}
          hint={t('search.hint')}
          maxLength={maxQueryLength}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" icon="search">
          {t('search.search')}
        </Button>
      </form>
      <p role="status">{typed.trim() ? t('search.found', { count: results.length }) : ''}</p>
      {results.length > 0 ? (
        <Grid>
          {results.map((card) => (
            <Cell key={card.slug} pair tablet={6} desktop={3}>
              <ProductCard
                level={2}
                card={card}
                drawings={drawings}
                from={prices.data?.get(card.slug)}
                onSelect={() => select(card.slug)}
              />
            </Cell>
          ))}
        </Grid>
      ) : (
        <CategoryLinks />
      )}
    </>
  );
}

/** Links for an empty result, or without a query. */
function CategoryLinks() {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  return (
    <section aria-label={t('search.shelves')}>
      <h2>{t('search.shelves')}</h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category}>
            <Link to="category" params={{ category }}>
              {term('category', category)}
            </Link>
            <span>{term.detail('category', category)}</span>
          </li>
        ))}
        <li>
          <Link to="quote">{t('home.askForQuote')}</Link>
          <span>{t('search.quote')}</span>
        </li>
      </ul>
    </section>
  );
}
