import { useTerms } from '@shop/kit/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cards, slugsByCategory } from '../category/cards.static.ts';
import { codes } from './codes.static.ts';
import type { SearchableProduct } from './match.ts';

/** Kinds of packaging with synonyms, and the prefixes of their product ids. */
const kinds = {
  mailer: ['mailer-box', 'delivery-mailer', 'sleeved-mailer', 'pre-printed-mailer'],
  shipping: ['shipping-box', 'delivery-mailer'],
  carton: ['product-box'],
  wine: ['product-box-wine', 'carrier-box'],
  bag: ['paper-bag', 'tote-bag'],
  film: ['poly-mailer', 'bio-poly-mailer', 'recycled-poly-mailer', 'paper-mailer'],
  compostable: ['bio-poly-mailer'],
  envelope: ['rigid-envelope'],
  filling: ['tissue-paper', 'packing-paper'],
  tape: ['packing-tape', 'kraft-tape', 'pre-printed-kraft-tape'],
  tube: ['paper-can'],
  cake: ['cake-box'],
  gift: ['magnetic-box', 'rigid-box', 'rigid-drawer-box', 'product-box-two-pieces'],
  pouch: ['doypack-bag'],
  label: ['square-label'],
  card: ['printed-card'],
} as const;

/** Returns every product with its searchable texts, in the shopper's language. */
export function useSearchableProducts(): readonly SearchableProduct[] {
  const term = useTerms();
  const { t } = useTranslation('mf-catalogue');
  return useMemo(
    () =>
      cards.map(({ slug, material }) => ({
        id: slug,
        name: term('product', slug),
        codes: [slug, codes[slug] ?? ''],
        synonyms: Object.entries(kinds)
          .filter(([, prefixes]) => prefixes.some((prefix) => slug.startsWith(prefix)))
          .map(([kind]) => t(`synonyms.${kind as keyof typeof kinds}`)),
        rest: [
          term.detail('product', slug),
          term('material', material),
          ...Object.entries(slugsByCategory)
            .filter(([, slugs]) => slugs?.includes(slug))
            .map(([category]) => term('category', category)),
        ],
      })),
    [term, t],
  );
}
