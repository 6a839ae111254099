import { useRegion } from '@shop/kit';
import { type MenuGroup, MenuList } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../bar-menu.tsx';
import { SwitchAnchor } from '../switch-anchor.tsx';

/** The same page in the region's other languages, and in every other region. */
export function RegionPanel(props: PanelProps) {
  const { t } = useTranslation('shell');
  return (
    <MenuList {...props} label={t('place.menu')} component={SwitchAnchor} groups={useRegionMenuGroups()} />
  );
}

function useRegionMenuGroups(): MenuGroup[] {
  const { t } = useTranslation('shell');
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
