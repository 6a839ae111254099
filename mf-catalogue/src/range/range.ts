import { useRegion } from '@shop/kit';

const lastSegment = (path: string | undefined): string | undefined => path?.split('/').filter(Boolean).pop();

/**
 * Returns the id of a translated slug: `pudelko-fasonowe` is `mailer-box-full-color`. Ids are accepted too, so that a
 * link of another language still finds its product.
 */
export function useIdOfSlug(kind: 'product' | 'category', slug: string | undefined): string | undefined {
  const { paths } = useRegion();
  if (slug === undefined) return undefined;
  const key = Object.keys(paths).find(
    (name) => name.startsWith(`${kind}:`) && lastSegment(paths[name]) === slug,
  );
  return key ? key.slice(kind.length + 1) : slug;
}
