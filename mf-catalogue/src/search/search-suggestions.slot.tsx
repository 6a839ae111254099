import type { SlotProps } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useConsent } from '@shop/kit/consent';
import { useFormat } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor } from '@shop/kit/router';
import { DrawnBox, getBoardColours, Icon } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFromPrices } from '../card/from-prices.query.ts';
import { cards, drawings } from '../category/cards.static.ts';
import { addressOf, type Found, keyOf } from './found.ts';
import { forgetQueries, readRecentQueries, rememberQuery } from './recent-queries.ts';
import styles from './suggestions.module.css';
import { useTitleOf } from './title-of.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const addressOfQuery = (q: string): string => href('search', {}, { q });

/**
 * Suggestions under the search field of the bar, by the ARIA pattern of a combobox with a list: the field keeps the
 * focus, arrow keys move, Enter opens, Escape closes. All of it loads when the field is first used.
 */
export function Component({ field }: SlotProps['searchSuggestions']) {
  const { t } = useTranslation('mf-catalogue');
  const list = useId();
  const mayRemember = useConsent('functional');
  const remember = (query: string) => {
    if (mayRemember) rememberQuery(query);
  };
  useEffect(() => {
    // Consent withdrawn: what was stored with it goes.
    if (!mayRemember) forgetQueries();
  }, [mayRemember]);
  const { typed, isOpen, chosen, close, setRows } = useCombobox(field, list, remember);
  const { state, found } = useSuggestions(typed);
  const recent = typed === '' && mayRemember ? readRecentQueries() : [];
  const rows =
    typed === ''
      ? recent.map((query) => ({ key: query, address: addressOfQuery(query) }))
      : [
          ...found.map((each) => ({ key: keyOf(each), address: addressOf(each) })),
          { key: 'all', address: addressOfQuery(typed) },
        ];
  setRows(rows.map(({ address }) => address));
  const isShown = isOpen && rows.length > 0;
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
  }, [field, isShown]);
  const message =
    state === 'ready' ? t('search.suggest.count', { count: found.length }) : t(`search.suggest.${state}`);
  // A press would take the focus from the field and close the list before the click arrives.
  const keepFocus = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = keepFocus.current;
    const hold = (event: PointerEvent | MouseEvent) => event.preventDefault();
    panel?.addEventListener('mousedown', hold);
    return () => panel?.removeEventListener('mousedown', hold);
  });
  const optionOf = (index: number) => ({
    id: `${list}-${index}`,
    role: 'option' as const,
    'aria-selected': index === chosen,
    tabIndex: -1,
    className: styles.option,
    href: rows[index]?.address,
    onClick: () => {
      remember(typed);
      close();
    },
  });
  return (
    <div ref={keepFocus} className={styles.panel} hidden={!isShown}>
      <p className={state === 'ready' ? styles.spoken : styles.message} role="status">
        {isShown && typed !== '' ? message : ''}
      </p>
      {typed === '' && recent.length > 0 ? (
        <p className={styles.heading}>{t('search.suggest.recent')}</p>
      ) : null}
      <div
        id={list}
        role="listbox"
        aria-label={t(typed === '' ? 'search.suggest.recent' : 'search.suggest.label')}
      >
        {typed === ''
          ? recent.map((query, index) => (
              <Anchor key={query} {...optionOf(index)}>
                <Icon name="search" size={18} />
                <span className={styles.title}>{query}</span>
              </Anchor>
            ))
          : found.map((each, index) => (
              <Anchor key={keyOf(each)} {...optionOf(index)}>
                <Suggestion found={each} />
              </Anchor>
            ))}
        {typed === '' ? null : (
          <Anchor {...optionOf(found.length)}>
            <Icon name="search" size={18} />
            <span className={styles.title}>{t('search.suggest.all', { query: typed })}</span>
          </Anchor>
        )}
      </div>
      {recent.length > 0 ? (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetQueries();
            close();
          }}
        >
          {t('search.suggest.forget')}
        </button>
      ) : null}
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
