import { productSlugs } from '@shop/packaging';
import type { LocaleId } from '@shop/regions';

/**
 * Names of what is sold, in the languages of the open regions; other languages read English. The words of the shop's
 * glossary (`shared/kit/terms`), which a server may not import: mails and other API clients call a box as its page does.
 */
const names: Readonly<Record<string, readonly [english: string, polish: string, swedish: string]>> = {
  'mailer-box-plain': ['Plain mailer box', 'Pudełko fasonowe bez nadruku', 'Otryckt postkartong'],
  'mailer-box-eco': [
    'Kraft mailer box, one colour',
    'Pudełko fasonowe kraft, jeden kolor',
    'Postkartong i kraft, en färg',
  ],
  'mailer-box-eco-white': [
    'White mailer box, one colour',
    'Pudełko fasonowe białe, jeden kolor',
    'Vit postkartong, en färg',
  ],
  'mailer-box-eco-color': [
    'Mailer box, water-based colour',
    'Pudełko fasonowe, kolor farbami wodnymi',
    'Postkartong med vattenbaserad färg',
  ],
  'mailer-box-full-color': [
    'Mailer box, full colour',
    'Pudełko fasonowe, pełny kolor',
    'Postkartong med fyrfärg',
  ],
  'mailer-box-white-ink': [
    'Kraft mailer box, white ink',
    'Pudełko fasonowe kraft, biały druk',
    'Postkartong i kraft, vitt tryck',
  ],
  'mailer-box-full-color-double-sided': [
    'Mailer box, full colour inside and out',
    'Pudełko fasonowe, pełny kolor dwustronnie',
    'Postkartong med fyrfärg ut- och invändigt',
  ],
  'delivery-mailer-box': [
    'Delivery box with peel strip',
    'Pudełko wysyłkowe z paskiem klejącym',
    'Leveranslåda med klisterremsa',
  ],
  'delivery-mailer-box-plain': [
    'Plain delivery box with peel strip',
    'Pudełko wysyłkowe z paskiem, bez nadruku',
    'Otryckt leveranslåda med klisterremsa',
  ],
  'product-box': ['Product carton', 'Pudełko na produkt', 'Produktkartong'],
  'shipping-box': ['Printed shipping box', 'Karton wysyłkowy z nadrukiem', 'Tryckt fraktlåda'],
  'shipping-box-plain': ['Plain shipping box', 'Karton wysyłkowy bez nadruku', 'Otryckt fraktlåda'],
};

/** @example productName('product-box', 'pl-PL') // 'Pudełko na produkt' */
export function productName(slug: string, locale: LocaleId): string {
  const [english, polish, swedish] = names[slug] ?? [slug, slug, slug];
  return locale === 'pl-PL' ? polish : locale === 'sv-SE' ? swedish : english;
}

/** The numeric id of a product type: its place in the specification's closed list. */
export const productId = (slug: string): number => (productSlugs as readonly string[]).indexOf(slug) + 1;
