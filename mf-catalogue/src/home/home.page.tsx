import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useTerms, useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Accordion, buttonClass, Cell, Disclosure, Grid, Page, Section, Stack } from '@shop/ui';
import { useFromPrices } from '../card/from-prices.query.ts';
import { ProductCard } from '../card/product-card.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import { FirstBox } from './first-box.tsx';
import styles from './home.module.css';
import { cards, drawings, wide } from './shelves.static.ts';
import { shelvesIn } from './shelves-in.ts';

const questions = ['proof', 'minimum', 'inside', 'file', 'date'] as const;

/** Home: type a size at once, then the whole range by shelf. */
export function Component() {
  const t = useText();
  const term = useTerms();
  const prices = useFromPrices();
  useDocumentTitle(t('home.documentTitle'));
  const { region } = useRegion();
  const shelves = shelvesIn(region);
  const items = [...new Set(shelves.flatMap(({ slugs }) => slugs))].map((slug) => ({
    item_id: slug,
    item_name: term('product', slug),
    price: Number(prices.data?.get(slug) ?? 0),
    quantity: 1,
  }));
  useTrack('home', () => track.viewItemList({ item_list_id: 'home', items }));
  return (
    <>
      <FirstBox />
      <Page>
        {shelves.map(({ category, slugs }) => (
          <Section key={category} label={term('category', category)}>
            <Stack gap={3}>
              <div className={styles.shelf}>
                <h2>{term('category', category)}</h2>
                <Link to="category" params={{ category }} className={styles.all}>
                  {t('home.all', { count: slugs.length })}
                </Link>
              </div>
              <Shelf slugs={slugs.slice(0, wide)} prices={prices.data} />
            </Stack>
          </Section>
        ))}
        <Section label={t('home.questions')}>
          <Grid>
            <Cell tablet={12} desk={4}>
              <h2>{t('home.questions')}</h2>
            </Cell>
            <Cell tablet={12} desk={8}>
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

interface ShelfProps {
  readonly slugs: readonly string[];
  readonly prices: ReadonlyMap<string, string> | undefined;
}

/** The first products of a category. */
function Shelf({ slugs: onShelf, prices }: ShelfProps) {
  return (
    <Grid>
      {cards
        .filter(({ slug }) => onShelf.includes(slug))
        .map((card) => (
          <Cell key={card.slug} pair tablet={6} desk={3}>
            <ProductCard card={card} drawings={drawings} from={prices?.get(card.slug)} />
          </Cell>
        ))}
    </Grid>
  );
}
