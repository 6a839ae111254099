import { useEffect } from 'react';
import { shopDocument } from './shop-document.ts';

/** Returns the brand as in titles. */
export const brandName = (): string => {
  const { brand } = shopDocument();
  return brand.charAt(0).toUpperCase() + brand.slice(1);
};

/** Sets the title of the tab and announces the page to screen readers; while undefined, the old title stays. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} – ${brandName()}`;
    window.dispatchEvent(new CustomEvent('shop:title', { detail: title }));
  }, [title]);
}
