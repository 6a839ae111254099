import { useRegion } from '@shop/kit';
import { useMemo } from 'react';
import styles from './desk.module.css';

/** The part of a release key that tells releases apart: the first seven signs of its content hash. */
export const shortKey = (key: string): string => key.slice(key.indexOf('+') + 1).slice(0, 7);

/** `0.1.0 · 64ddf60`: a release where there is room for its version. */
export const releaseName = (key: string): string => `${key.slice(0, key.indexOf('+'))} · ${shortKey(key)}`;

/** A release by its short name, in full as a tooltip; a dash where there is none. */
export function ReleaseKey({ of, long = false }: { readonly of: string | null; readonly long?: boolean }) {
  if (of === null) return <span>–</span>;
  return (
    <code className={styles.key} title={of}>
      {long ? releaseName(of) : shortKey(of)}
    </code>
  );
}

/** A sentence of the API: it writes English, whatever the page speaks. */
export function ApiWords({ children }: { readonly children: string }) {
  return <span lang="en">{children}</span>;
}

/** Countries in the language of the page, by ISO code. */
export const useCountryName = (): ((code: string) => string) => {
  const { languageTag } = useRegion();
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [languageTag]);
};
