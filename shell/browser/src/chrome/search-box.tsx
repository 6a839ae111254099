import { Slot } from '@shop/kit';
import { href, navigate } from '@shop/kit/navigation';
import { IconButton } from '@shop/ui';
import { type FormEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';

interface SearchBoxProps {
  /** In a page instead of the bar: always with an input. */
  readonly wide?: boolean;
}

/** Returns the text typed into the server-rendered box that this one replaces, and moves the cursor. */
const readTypedQuery = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLInputElement>('[data-drawn] [name="q"]:focus')?.value;

const focusAtEnd = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.setSelectionRange(999, 999);
};

/**
 * Leads to the search page: with the typed query, or, without space for an input, to its field. The catalogue's remote
 * adds suggestions from the first focus on; a submitted query ends them until the field is used again.
 */
export function SearchBox({ wide }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const [typed] = useState(readTypedQuery);
  const [field, setField] = useState<HTMLInputElement>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate('search', {}, q ? { query: { q } } : {});
    // Suggestions that are still loading would open over the results.
    setField(undefined);
  };
  const suggest = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setField(currentTarget);
  return (
    <search className={wide ? styles.wideSearch : styles.search}>
      <form action={href('search')} onSubmit={search}>
        <input
          className={styles.query}
          type="search"
          name="q"
          defaultValue={typed}
          ref={typed === undefined ? null : focusAtEnd}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          onFocus={suggest}
          onClick={suggest}
          onInput={suggest}
        />
        <IconButton type="submit" icon="search" label={t('header.search')} />
      </form>
      {field ? <Slot name="searchSuggestions" props={{ field }} /> : null}
    </search>
  );
}
