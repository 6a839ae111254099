import type { SlotProps } from '@shop/contracts';
import { useConsent } from '@shop/kit/consent';
import { href } from '@shop/kit/navigation';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, keyOf } from './found.ts';
import { listenTo } from './listen-to.ts';
import { forgetQueries, readRecentQueries, rememberQuery } from './recent-queries.ts';
import { SuggestionList } from './suggestion-list.tsx';
import styles from './suggestions.module.css';
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
  const { typed, isOpen, chosen, close, setRows } = useCombobox(field, list, remember);
  const { state, found } = useSuggestions(typed);
  const recent = typed === '' && mayRemember ? readRecentQueries() : [];
  const rows =
    typed === ''
      ? recent.map((query) => ({ key: query, address: addressOfQuery(query), query }))
      : [
          ...found.map((each) => ({ key: keyOf(each), address: addressOf(each), found: each })),
          { key: 'all', address: addressOfQuery(typed), query: t('search.suggest.all', { query: typed }) },
        ];
  setRows(rows.map(({ address }) => address));
  const isShown = isOpen && rows.length > 0;
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
  }, [field, isShown]);
  const message =
    state === 'ready' ? t('search.suggest.count', { count: found.length }) : t(`search.suggest.${state}`);
  // A press would take the focus from the field and close the list before the click arrives.
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  useEffect(() => listenTo(panel, { mousedown: (event) => event.preventDefault() }), [panel]);
  const forget = () => {
    forgetQueries();
    // The button goes with the list; the focus stays in the search.
    field.focus();
    close();
  };
  return (
    <div ref={setPanel} className={styles.panel} hidden={!isShown}>
      <p className={state === 'ready' ? styles.spoken : styles.message} role="status">
        {isShown && typed !== '' ? message : ''}
      </p>
      {recent.length > 0 ? <p className={styles.heading}>{t('search.suggest.recent')}</p> : null}
      <SuggestionList
        id={list}
        label={t(typed === '' ? 'search.suggest.recent' : 'search.suggest.label')}
        rows={rows}
        chosen={chosen}
        onOpen={() => {
          remember(typed);
          close();
        }}
      />
      {recent.length > 0 ? (
        <button type="button" className={styles.forget} onClick={forget}>
          {t('search.suggest.forget')}
        </button>
      ) : null}
    </div>
  );
}
