import type { ResolvedRegion } from '@shop/regions';
import type { MatchedRoute } from '../resolve-route.ts';
import type { LowestPrice } from './lowest-prices.ts';
import type { PageMetadata } from './page-metadata.ts';

export interface StructuredInput {
  readonly where: ResolvedRegion;
  readonly route: MatchedRoute | null;
  readonly metadata: PageMetadata;
  readonly brandName: string;
  readonly canonical: string;
  /** Absolute addresses of the page's picture and the shop's logo. */
  readonly image: string;
  readonly logo: string;
  readonly offer: LowestPrice | undefined;
}

const organization = ({ where, metadata, brandName, logo }: StructuredInput) => {
  const home = metadata.trail[0]?.href ?? '';
  return [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: brandName,
      url: home,
      logo,
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
  ];
};

const breadcrumb = ({ metadata }: StructuredInput) => ({
  '@type': 'BreadcrumbList',
  itemListElement: metadata.trail.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: href,
  })),
});

/** A box is sold in any size: a product group with the one variant of the lowest price per piece. */
const productGroup = ({ metadata, brandName, canonical, image, offer }: StructuredInput) => ({
  '@type': 'ProductGroup',
  '@id': `${canonical}#product`,
  productGroupID: metadata.product,
  name: metadata.title,
  description: metadata.description,
  url: canonical,
  image,
  brand: { '@type': 'Brand', name: brandName },
  variesBy: ['https://schema.org/size', 'https://schema.org/material'],
  ...(offer === undefined
    ? {}
    : {
        hasVariant: [
          {
            '@type': 'Product',
            name: `${metadata.title} ${offer.size}`,
            description: metadata.description,
            image,
            sku: offer.sku,
            size: offer.size,
            offers: {
              '@type': 'Offer',
              url: canonical,
              price: offer.price,
              priceCurrency: offer.currency,
              availability: 'https://schema.org/MadeToOrder',
              eligibleQuantity: { '@type': 'QuantitativeValue', minValue: offer.quantity, unitCode: 'C62' },
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: offer.price,
                priceCurrency: offer.currency,
                valueAddedTaxIncluded: offer.taxIncluded,
                referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'C62' },
              },
            },
          },
        ],
      }),
});

/**
 * Returns the JSON-LD (schema.org) of one page: the organisation on the home page; the breadcrumb on all others, and on
 * a product's page the product with its lowest price per piece, from the same endpoint as the displayed "from" prices.
 */
export const structuredData = (input: StructuredInput): object | null => {
  const { route, metadata } = input;
  if (route === null) return null;
  const parts =
    route.id === 'home'
      ? organization(input)
      : [breadcrumb(input), ...(metadata.product === undefined ? [] : [productGroup(input)])];
  return { '@context': 'https://schema.org', '@graph': parts };
};
