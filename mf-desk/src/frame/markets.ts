import { useRegion } from '@shop/kit';
import { useMemo } from 'react';

export interface DeskMarket {
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  /** The address of this page there; undefined for the region that the page is in. */
  readonly href: string | undefined;
}

const nameOf = (id: string, languageTag: string): string =>
  new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' }).of(id.toUpperCase()) ?? id;

/** Every region of the shop with its name in the reader's language, by name. */
export const useMarkets = (): readonly DeskMarket[] => {
  const { region: own, regions, languageTag } = useRegion();
  return useMemo(() => {
    const hrefs = new Map(regions.map(({ region, href }) => [region, href]));
    return [...new Set([own, ...hrefs.keys()])]
      .map((id) => ({
        id,
        name: nameOf(id, languageTag),
        href: id === own ? undefined : hrefs.get(id),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, languageTag));
  }, [own, regions, languageTag]);
};

/** The names of regions as one text. */
export const useRegionNames = (): ((ids: readonly string[]) => string) => {
  const { languageTag } = useRegion();
  return (ids) =>
    new Intl.ListFormat(languageTag, { type: 'unit', style: 'short' }).format(
      ids.map((id) => nameOf(id, languageTag)),
    );
};
