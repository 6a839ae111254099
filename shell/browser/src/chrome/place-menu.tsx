import { useRegion } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import type { AnchorProps } from '@shop/kit/router';
import { Menu, type MenuGroup } from '@shop/ui';
import type { MouseEvent } from 'react';
import { addressElsewhere } from './address-elsewhere.ts';
import styles from './header.module.css';
import { keepFilled } from './kept-form.ts';

/** Region and language. Both lead to this very page in the other place. */
export function PlaceMenu() {
  const t = useText();
  return (
    <Menu label={t('place.menu')} icon="globe" component={PlaceAnchor} groups={usePlaceGroups()}>
      <span className={styles.word}>
        <PlaceName />
      </span>
    </Menu>
  );
}

function PlaceName() {
  const { region, currency, locale, regions, languages } = useRegion();
  const here = regions.find((entry) => entry.region === region)?.name ?? region.toUpperCase();
  return (
    <>
      {[here, currency, languages.length > 1 ? locale.slice(0, 2).toUpperCase() : '']
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}

function usePlaceGroups(): MenuGroup[] {
  const t = useText();
  const { languages, regions, locale, region } = useRegion();
  return [
    {
      id: 'languages',
      heading: t('place.language'),
      entries: languages.map((entry) => ({
        id: entry.locale,
        label: entry.name,
        href: entry.href,
        lang: entry.locale,
        current: entry.locale === locale,
      })),
    },
    {
      id: 'regions',
      heading: t('place.region'),
      entries: regions.map((entry) => ({
        id: entry.region,
        label: entry.name,
        href: entry.href,
        current: entry.region === region,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** The document's addresses are those of the page it was made for; after a move the current page's are asked for. */
export function PlaceAnchor({ href = '', onClick, children, ...anchor }: AnchorProps) {
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const [address] = await Promise.all([addressElsewhere(href), keepFilled()]);
    window.location.assign(address);
  };
  return (
    <a {...anchor} href={href} onClick={(event) => void follow(event)}>
      {children}
    </a>
  );
}
