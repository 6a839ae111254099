import { productSlugs } from '@shop/packaging';
import type { LocaleId } from '@shop/regions';

/** Names of what is sold, in the languages of the open regions; other languages read English. */
const names: Readonly<Record<string, readonly [english: string, polish: string, swedish: string]>> = {
  'mailer-box-plain': ['Plain mailer box', 'Pudełko fasonowe bez nadruku', 'Postlåda utan tryck'],
  'mailer-box-eco': ['Kraft mailer box', 'Pudełko fasonowe z kraftu', 'Postlåda i kraft'],
  'mailer-box-eco-white': ['White mailer box', 'Białe pudełko fasonowe', 'Vit postlåda'],
  'mailer-box-eco-color': [
    'Mailer box with water-based colour',
    'Pudełko fasonowe z kolorem wodnym',
    'Postlåda med vattenbaserad färg',
  ],
  'mailer-box-full-color': [
    'Full-colour mailer box',
    'Pudełko fasonowe w pełnym kolorze',
    'Postlåda i fyrfärg',
  ],
  'mailer-box-white-ink': [
    'Mailer box with white ink',
    'Pudełko fasonowe z białym nadrukiem',
    'Postlåda med vitt tryck',
  ],
  'mailer-box-full-color-double-sided': [
    'Mailer box printed inside and out',
    'Pudełko fasonowe zadrukowane z obu stron',
    'Postlåda med tryck in- och utvändigt',
  ],
  'delivery-mailer-box': ['E-commerce mailer box', 'Pudełko kurierskie', 'E-handelslåda'],
  'delivery-mailer-box-plain': [
    'Plain e-commerce mailer box',
    'Pudełko kurierskie bez nadruku',
    'E-handelslåda utan tryck',
  ],
  'product-box': ['Product box', 'Pudełko produktowe', 'Produktkartong'],
  'shipping-box': ['Printed shipping box', 'Karton wysyłkowy z nadrukiem', 'Fraktlåda med tryck'],
  'shipping-box-plain': ['Plain shipping box', 'Karton wysyłkowy bez nadruku', 'Fraktlåda utan tryck'],
};

/** @example productName('product-box', 'pl-PL') // 'Pudełko produktowe' */
export function productName(slug: string, locale: LocaleId): string {
  const [english, polish, swedish] = names[slug] ?? [slug, slug, slug];
  return locale === 'pl-PL' ? polish : locale === 'sv-SE' ? swedish : english;
}

/** The numeric id of a product type: its place in the specification's closed list. */
export const productId = (slug: string): number => (productSlugs as readonly string[]).indexOf(slug) + 1;
