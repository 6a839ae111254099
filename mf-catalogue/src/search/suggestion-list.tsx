import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Anchor } from '@shop/kit/router';
import { DrawnBox, getBoardColours, Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useFromPrices } from '../card/from-prices.query.ts';
import { cards, drawings } from '../category/cards.static.ts';
import type { Found } from './found.ts';
import styles from './suggestions.module.css';
import { useTitleOf } from './title-of.ts';

/** A row: a result, or a query that leads to the search page. */
interface SuggestionRow {
  readonly key: string;
  readonly address: string;
  readonly found?: Found;
  readonly query?: string;
}

interface SuggestionListProps {
  /** The rows have the ids `id-0`, `id-1`, … */
  readonly id: string;
  readonly label: string;
  readonly rows: readonly SuggestionRow[];
  /** The index of the active row; -1 for none. */
  readonly chosen: number;
  readonly onOpen: () => void;
}

/** The list box of the suggestions. The field keeps the focus, so the rows have none. */
export function SuggestionList({ id, label, rows, chosen, onOpen }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {rows.map(({ key, address, found, query }, index) => (
        <Anchor
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          className={styles.option}
          href={address}
          onClick={onOpen}
        >
          {found ? (
            <Suggestion found={found} />
          ) : (
            <>
              <Icon name="search" size={18} />
              <span className={styles.title}>{query}</span>
            </>
          )}
        </Anchor>
      ))}
    </div>
  );
}

/** A result in one line: a picture and a price for a product, the page for a part of it. */
function Suggestion({ found }: { readonly found: Found }) {
  const { t } = useTranslation('mf-catalogue');
  const region = useRegion();
  const format = useFormat();
  const prices = useFromPrices();
  const { title, detail, place } = useTitleOf()(found, region);
  const slug = found.kind === 'product' || found.kind === 'size' ? found.slug : undefined;
  const card = cards.find((each) => each.slug === slug);
  const drawing = card && drawings[card.drawing];
  const price = found.kind === 'product' ? prices.data?.get(found.slug) : undefined;
  return (
    <>
      <span className={styles.picture}>
        {card && drawing ? (
          <DrawnBox drawing={drawing} {...getBoardColours(card.material)} />
        ) : (
          <Icon name="arrow-right" size={18} />
        )}
      </span>
      <span className={styles.title}>
        {title}
        <span className={styles.detail}>{found.kind === 'size' ? detail : place}</span>
      </span>
      {price === undefined ? null : (
        <span className={styles.price}>{t('card.from', { price: format.unitPrice(price) })}</span>
      )}
    </>
  );
}
