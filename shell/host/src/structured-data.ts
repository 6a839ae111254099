import type { ResolvedRegion } from '@shop/regions';
import type { Addresses } from './addresses.ts';
import type { MatchedRoute } from './place.ts';

export interface StructuredInput {
  readonly where: ResolvedRegion;
  readonly route: MatchedRoute | null;
  readonly addresses: Addresses;
  readonly brandName: string;
  readonly title: string;
  readonly home: string;
}

/**
 * JSON-LD (schema.org) of one page: who the shop is on the home page, where the page stands on all others. Prices are
 * not here: they belong to the visitor's configuration.
 */
export const structuredData = (input: StructuredInput): object | null => {
  const { where, route, addresses, brandName, title, home } = input;
  if (route === null) return null;
  if (route.id === 'home')
    return {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${home}#organization`,
          name: brandName,
          url: home,
          email: where.region.contactEmail,
          telephone: where.region.phoneNumber,
        },
        {
          '@type': 'WebSite',
          name: brandName,
          url: home,
          inLanguage: where.locale,
          publisher: { '@id': `${home}#organization` },
        },
      ],
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brandName, item: home },
      { '@type': 'ListItem', position: 2, name: title, item: addresses.canonical },
    ],
  };
};
