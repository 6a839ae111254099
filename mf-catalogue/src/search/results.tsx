import { useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useTerms } from '@shop/kit/i18n';
import { Anchor } from '@shop/kit/router';
import { Cell, Grid, Stack } from '@shop/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toListItem } from '../card/list-item.ts';
import { ProductCard } from '../card/product-card.tsx';
import { cards, drawings } from '../category/cards.static.ts';
import { addressOf, type Found, keyOf } from './found.ts';
import styles from './search.module.css';
import { useTitleOf } from './title-of.ts';

/** The groups of a page of results. */
type Group = 'products' | 'sizes' | 'pages';
const groupOf = ({ kind }: Found): Group =>
  kind === 'size' ? 'sizes' : kind === 'product' ? 'products' : 'pages';
/** The analytics name of the results. */
const list = 'search';

interface ResultsProps {
  readonly found: readonly Found[];
  /** Lowest net price per piece by product, once loaded. */
  readonly prices: ReadonlyMap<string, string> | undefined;
  /** The query whose results are shown for good, to be tracked; null while typing. */
  readonly shownQuery: string | null;
  readonly asked: string;
}

/** Results in groups. The group with the best result comes first; within a group the best result does. */
export function Results({ found, prices, shownQuery, asked }: ResultsProps) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const groups = [...new Set(found.map(groupOf))];
  const products = found.flatMap((each) =>
    each.kind === 'product' || each.kind === 'size' ? [each.slug] : [],
  );
  const toItem = (slug: string) => toListItem(slug, term('product', slug), prices?.get(slug));
  const trackedQuery = useRef<string>(undefined);
  /** Tracks the displayed list once per query: when it is shown, or on an earlier selection. */
  const trackList = () => {
    if (trackedQuery.current === asked) return;
    trackedQuery.current = asked;
    track.viewItemList({ item_list_id: list, items: [...new Set(products)].map(toItem) });
  };
  useTrack(products.length > 0 ? shownQuery : null, trackList);
  const select = (slug: string) => {
    trackList();
    track.selectItem({ item_list_id: list, items: [toItem(slug)] });
  };
  return (
    <Stack gap={4}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`found-${group}`}>
          <Stack gap={2}>
            <h2 id={`found-${group}`}>{t(`search.group.${group}`)}</h2>
            {group === 'pages' ? (
              <PageLinks found={found.filter((each) => groupOf(each) === group)} />
            ) : (
              <Grid>
                {found
                  .filter((each) => groupOf(each) === group)
                  .map((each) => (
                    <Cell key={keyOf(each)} pair tablet={6} desktop={3}>
                      <FoundCard found={each} prices={prices} onSelect={select} />
                    </Cell>
                  ))}
              </Grid>
            )}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface FoundCardProps {
  readonly found: Found;
  readonly prices: ReadonlyMap<string, string> | undefined;
  readonly onSelect: (slug: string) => void;
}

/** A product, or a product in the searched size: then without a price, which the list knows for its own sizes only. */
function FoundCard({ found, prices, onSelect }: FoundCardProps) {
  if (found.kind !== 'product' && found.kind !== 'size') return null;
  const card = cards.find(({ slug }) => slug === found.slug);
  if (!card) return null;
  return (
    <ProductCard
      level={3}
      card={card}
      drawings={drawings}
      size={found.kind === 'size' ? found.size : undefined}
      from={found.kind === 'size' ? undefined : prices?.get(card.slug)}
      onSelect={() => onSelect(card.slug)}
    />
  );
}

function PageLinks({ found }: { readonly found: readonly Found[] }) {
  const titleOf = useTitleOf();
  const region = useRegion();
  return (
    <ul className={styles.pages}>
      {found.map((each) => {
        const { title, detail, place } = titleOf(each, region);
        return (
          <li key={keyOf(each)}>
            <Anchor href={addressOf(each)}>{title}</Anchor>
            {place === '' ? null : <span className={styles.place}>{place}</span>}
            {detail === '' ? null : <span>{detail}</span>}
          </li>
        );
      })}
    </ul>
  );
}
