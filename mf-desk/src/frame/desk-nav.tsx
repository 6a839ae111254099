import { href, navigateTo } from '@shop/kit/navigation';
import { Link, useRouteId } from '@shop/kit/router';
import { Button, Icon } from '@shop/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './desk-nav.module.css';
import { type DeskEntry, deskGroups } from './desk-pages.ts';
import { MarketSwitch } from './market-switch.tsx';
import { Palette } from './palette.tsx';
import { useRegionsFor, useStaffMe } from './staff-me.ts';

/** The groups with the pages that the reader may open in some region; none until the roles are known, all if they cannot be read. */
const useGroups = () => {
  const { data, isError } = useStaffMe();
  const regionsFor = useRegionsFor();
  const mayOpen = ({ needs }: DeskEntry) =>
    data ? needs === null || regionsFor(needs)?.length !== 0 : isError;
  return deskGroups
    .map((group) => ({ ...group, pages: group.pages.filter(mayOpen) }))
    .filter(({ pages }) => pages.length > 0);
};

/** Scrolls the current page's link into view within the navigation: each page draws the navigation anew. */
const useCurrentInView = (isReady: boolean) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (isReady && list.current && current)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [isReady]);
  return list;
};

/** The search that Ctrl K or Cmd K opens on every page. */
const useSearchKey = (open: (isOpen: true) => void) =>
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);

/**
 * The navigation of every page of the desk, by the reader's roles: beside the page, below 1024 px behind a button above
 * it. Nothing of it is stored.
 */
export function DeskNav() {
  const { t } = useTranslation('mf-desk');
  const route = useRouteId();
  const groups = useGroups();
  const [isSearching, setSearching] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useCurrentInView(groups.length > 0);
  useSearchKey(setSearching);
  const pages = groups.flatMap((group) => group.pages);
  const isCurrent = (page: DeskEntry) => route === page.route || page.also?.some((one) => one === route);
  const current = pages.find(isCurrent);
  /** The page of one thing of a list is in that entry, and is not its page. */
  const currentOf = (page: DeskEntry) =>
    route === page.route ? 'page' : isCurrent(page) ? 'true' : undefined;
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav className={styles.nav} aria-label={t('nav.label')} onKeyDown={closeByEscape}>
      <div className={styles.bar}>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" size={20} />
          {t('nav.menu')}
          {current ? <span className={styles.where}>{t(current.label)}</span> : null}
        </button>
        <Button size="small" onClick={() => setSearching(true)}>
          {t('nav.search')}
        </Button>
      </div>
      <div id={id} ref={list} className={styles.list} data-open={isOpen || undefined}>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.id}>
              <p id={`${id}-${group.id}`} className={styles.heading}>
                {t(group.label)}
              </p>
              <ul aria-labelledby={`${id}-${group.id}`}>
                {group.pages.map((page) => (
                  <li key={page.route}>
                    <Link to={page.route} aria-current={currentOf(page)} onClick={() => setOpen(false)}>
                      {t(page.label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <MarketSwitch />
      </div>
      {isSearching ? (
        <Palette
          onClose={() => setSearching(false)}
          onOpen={(address) => {
            setSearching(false);
            void navigateTo(address);
          }}
          pages={pages.map((page) => ({ label: t(page.label), address: href(page.route) }))}
        />
      ) : null}
    </nav>
  );
}
