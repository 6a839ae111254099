import { href, navigate } from '@shop/kit/navigation';
import { IconButton } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';

interface SearchBoxProps {
  /** Stands in a page and not in the bar: there is always room to type. */
  readonly wide?: boolean;
}

/** What somebody has typed by now into the box that the server drew, which this one replaces; the cursor comes along. */
const readTypedQuery = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLInputElement>('[data-drawn] [name="q"]:focus')?.value;

const focusAtEnd = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.setSelectionRange(999, 999);
};

/** Leads to the search page: with what is typed, or, where there is no room to type, to its field. */
export function SearchBox({ wide }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const [typed] = useState(readTypedQuery);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate('search', {}, q ? { query: { q } } : {});
  };
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
        />
        <IconButton type="submit" icon="search" label={t('header.search')} />
      </form>
    </search>
  );
}
