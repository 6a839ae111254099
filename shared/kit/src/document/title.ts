import { useEffect } from 'react';
import { shopDocument } from './shop-document.ts';

/** The brand as it is written in titles. */
export const brandName = (): string => {
  const { brand } = shopDocument();
  return brand.charAt(0).toUpperCase() + brand.slice(1);
};

/** Names the page in the tab and tells screen readers; an undefined title leaves the old one until data is there. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} – ${brandName()}`;
    window.dispatchEvent(new CustomEvent('shop:title', { detail: title }));
  }, [title]);
}
