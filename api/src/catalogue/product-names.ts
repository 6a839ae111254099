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
  'sleeved-mailer-box': ['Mailer box in a sleeve', 'Pudełko fasonowe w owijce', 'Postkartong i banderoll'],
  'product-box': ['Product carton', 'Pudełko na produkt', 'Produktkartong'],
  'product-box-two-pieces': ['Box with lid', 'Pudełko z wieczkiem', 'Kartong med lock'],
  'product-box-wine-box': ['Wine box', 'Pudełko na wino', 'Vinkartong'],
  'shipping-box': ['Printed shipping box', 'Karton wysyłkowy z nadrukiem', 'Tryckt fraktlåda'],
  'shipping-box-plain': ['Plain shipping box', 'Karton wysyłkowy bez nadruku', 'Otryckt fraktlåda'],
  'paper-bag': ['Paper bag', 'Torba papierowa', 'Papperskasse'],
  'rigid-envelope': ['Board envelope', 'Koperta kartonowa', 'Kartongkuvert'],
  'poly-mailer': ['Poly mailer', 'Foliopak', 'E-handelspåse av film'],
  'paper-mailer': ['Paper mailer', 'Koperta papierowa', 'Postpåse av papper'],
  'bio-poly-mailer': ['Compostable mailer', 'Foliopak kompostowalny', 'Komposterbar postpåse'],
  'bio-poly-mailer-plain': [
    'Plain compostable mailer',
    'Foliopak kompostowalny bez nadruku',
    'Otryckt komposterbar postpåse',
  ],
  'recycled-poly-mailer': ['Recycled poly mailer', 'Foliopak z recyklingu', 'Postpåse av återvunnen film'],
  'sample-packs': ['Sample pack', 'Zestaw próbek', 'Provpaket'],
  'tissue-paper': ['Tissue paper', 'Bibuła', 'Silkespapper'],
  'packing-paper': ['Packing paper', 'Papier pakowy', 'Packpapper'],
  'packing-tape': ['Printed packing tape', 'Taśma pakowa z nadrukiem', 'Tryckt packtejp'],
  'kraft-tape': ['Printed paper tape', 'Taśma papierowa z nadrukiem', 'Tryckt papperstejp'],
  'pre-printed-kraft-tape': [
    'Paper tape with a stock print',
    'Taśma papierowa z gotowym nadrukiem',
    'Papperstejp med färdigt tryck',
  ],
  'paper-can': ['Paper can', 'Tuba papierowa', 'Papperstub'],
  'cake-box': ['Cake box', 'Pudełko na ciasto', 'Tårtkartong'],
  'magnetic-box': ['Magnetic box', 'Pudełko magnetyczne', 'Magnetlåda'],
  'rigid-drawer-box': ['Drawer box', 'Pudełko szufladowe', 'Utdragslåda'],
  'rigid-box': ['Rigid box with neck', 'Pudełko sztywne z kołnierzem', 'Presentlåda med hals'],
  'rigid-box-two-pieces': ['Rigid box with lid', 'Pudełko sztywne z wieczkiem', 'Presentlåda med lock'],
  'special-box': ['Special box', 'Pudełko specjalne', 'Speciallåda'],
  'carrier-box': ['Carrier box', 'Pudełko z uchwytem', 'Bärkartong'],
  'doypack-bag': ['Stand-up pouch', 'Torebka doypack', 'Ståpåse'],
  'pre-printed-mailer-box-eco': [
    'Kraft mailer box with a stock print',
    'Pudełko fasonowe kraft z gotowym nadrukiem',
    'Postkartong i kraft med färdigt tryck',
  ],
  'pre-printed-mailer-box-full-color': [
    'Mailer box with a stock print in colour',
    'Pudełko fasonowe z gotowym kolorowym nadrukiem',
    'Postkartong med färdigt tryck i färg',
  ],
  'square-label': ['Square label', 'Etykieta kwadratowa', 'Kvadratisk etikett'],
  'tote-bag': ['Cotton tote bag', 'Torba bawełniana', 'Tygkasse av bomull'],
  'printed-card': ['Printed card', 'Karta drukowana', 'Tryckt kort'],
};

/** @example productName('product-box', 'pl-PL') // 'Pudełko na produkt' */
export function productName(slug: string, locale: LocaleId): string {
  const [english, polish, swedish] = names[slug] ?? [slug, slug, slug];
  return locale === 'pl-PL' ? polish : locale === 'sv-SE' ? swedish : english;
}

/** The numeric id of a product type: its place in the specification's closed list. */
export const productId = (slug: string): number => (productSlugs as readonly string[]).indexOf(slug) + 1;
