import type { ShopDocument } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { type Found, nameOfPage } from './found.ts';

export interface FoundTitle {
  readonly title: string;
  /** A sentence about it. */
  readonly detail: string;
  /** The page that a part belongs to. */
  readonly place: string;
}

/** Returns the words of a result, in the shopper's language. */
export function useTitleOf(): (found: Found, document: ShopDocument) => FoundTitle {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const format = useFormat();
  return (found, document) => {
    switch (found.kind) {
      case 'product':
        return { title: term('product', found.slug), detail: term.detail('product', found.slug), place: '' };
      case 'size': {
        const { L, W, H } = found.size;
        const size = format.size([L, W, H].filter((length) => length > 0));
        return { title: term('product', found.slug), detail: size, place: '' };
      }
      case 'category':
        return {
          title: term('category', found.category),
          detail: term.detail('category', found.category),
          place: '',
        };
      case 'page':
        return { title: nameOfPage(document, found.page), detail: '', place: '' };
      case 'part':
        return { title: found.heading, detail: found.text, place: nameOfPage(document, found.page) };
      case 'route':
        return { title: t(`search.route.${found.route}`), detail: '', place: '' };
    }
  };
}
