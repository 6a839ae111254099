import { useDocumentTitle, useRegion } from '@shop/kit';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { loadLaterWords, useTerms } from '@shop/kit/i18n';
import { href, navigate } from '@shop/kit/navigation';
import { keepPreviousData, ProblemPanel, useQuery } from '@shop/kit/query';
import { Anchor, Link, useSearchParams } from '@shop/kit/router';
import { categories } from '@shop/packaging/vocabulary';
import {
  Breadcrumb,
  Button,
  buttonClass,
  EmptyState,
  FoldingLoader,
  Page,
  Section,
  Stack,
  TextField,
} from '@shop/ui';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFromPrices } from '../card/from-prices.query.ts';
import { isOffered } from './found.ts';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { searchQuery } from './search.query.ts';

/** Only this page loads the words of the search. */
export const loader = async () => {
  await loadLaterWords('mf-catalogue');
  return null;
};

const maxQueryLength = 100;

/**
 * The search over products, sizes, help and pages. The server draws the results of the submitted query; while the
 * shopper types, the browser answers from the index of the language, which the first change loads.
 */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').slice(0, maxQueryLength).trim();
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
          <Search query={query} />
        </Stack>
      </Section>
    </Page>
  );
}

function Search({ query }: { readonly query: string }) {
  const { t } = useTranslation('mf-catalogue');
  const document = useRegion();
  const { typed, setTyped, submitted } = useTypedQuery(query);
  const asked = useDeferredValue(typed.trim());
  const prices = useFromPrices();
  const answer = useQuery({
    ...searchQuery(asked, { locale: document.locale, unit: document.market.units }),
    ...(asked === '' ? {} : { placeholderData: keepPreviousData }),
  });
  useTrack(query || null, () => trackCommerce.productsSearched({ query }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitted();
    if (typed.trim() !== query)
      void navigate('search', {}, { query: { q: typed.trim() || undefined }, replace: true });
  };
  const found = asked === '' ? [] : (answer.data ?? []).filter((each) => isOffered(each, document));
  const isLoading = asked !== '' && answer.isPending;
  const isAnswered = asked !== '' && answer.isSuccess && !answer.isPlaceholderData;
  return (
    <>
      <form className={styles.form} action={href('search')} onSubmit={submit}>
        <TextField
          type="search"
          name="q"
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
      <p role="status">{isAnswered ? t('search.found', { count: found.length }) : ''}</p>
      {isLoading ? <FoldingLoader label={t('search.loading')} /> : null}
      {answer.error && asked !== '' ? <ProblemPanel error={answer.error} onRetry={answer.refetch} /> : null}
      {found.length > 0 ? (
        <Results
          found={found}
          prices={prices.data}
          shownQuery={isAnswered && asked === query && !prices.isPending ? query : null}
          asked={asked}
        />
      ) : null}
      {isAnswered && found.length === 0 ? <NothingFound query={asked} /> : null}
      {found.length === 0 && !isLoading ? <CategoryLinks /> : null}
    </>
  );
}

/**
 * The text of the field. It takes over a query that came from elsewhere (the bar, the browser's history), and keeps
 * what is typed while an own query is submitted.
 */
function useTypedQuery(query: string) {
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  const [own, setOwn] = useState(query);
  if (known !== query) {
    setKnown(query);
    setOwn(query);
    if (own !== query) setTyped(query);
  }
  return { typed, setTyped, submitted: () => setOwn(typed.trim()) };
}

function NothingFound({ query }: { readonly query: string }) {
  const { t } = useTranslation('mf-catalogue');
  return (
    <EmptyState
      title={t('search.nothing', { query })}
      action={
        <>
          <Link to="quote" className={buttonClass({ tone: 'signal' })}>
            {t('home.askForQuote')}
          </Link>
          <Link to="content" params={{ content: 'contact' }} className={buttonClass()}>
            {t('search.contact')}
          </Link>
        </>
      }
    >
      {t('search.nothingText')}
    </EmptyState>
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
