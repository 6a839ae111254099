import { productSlugs } from '@shop/packaging';
import type { LocaleId } from '@shop/regions';
import { productNames } from './product-names/index.ts';

/** @example productName('product-box', 'pl-PL') // 'Pudełko na produkt' */
export const productName = (slug: string, locale: LocaleId): string => productNames[locale][slug] ?? slug;

/** The numeric id of a product type: its position in the specification's closed list. */
export const productId = (slug: string): number => (productSlugs as readonly string[]).indexOf(slug) + 1;
