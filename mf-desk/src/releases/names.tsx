import { useRegion } from '@shop/kit';
import { useMemo } from 'react';
import styles from './desk.module.css';
import type { Matrix } from './releases.query.ts';

/** Returns the distinctive part of a release key: the first seven characters of its content hash. */
export const shortKey = (key: string): string => key.slice(key.indexOf('+') + 1).slice(0, 7);

/** Returns `0.1.0 · 64ddf60`: a release where there is space for its version. */
export const releaseName = (key: string): string => `${key.slice(0, key.indexOf('+'))} · ${shortKey(key)}`;

/** A release by its short name, in full as a tooltip; a dash without one. */
export function ReleaseKey({
  value,
  long = false,
}: {
  readonly value: string | null;
  readonly long?: boolean;
}) {
  if (value === null) return <span>–</span>;
  return (
    <code className={styles.key} title={value}>
      {long ? releaseName(value) : shortKey(value)}
    </code>
  );
}

/** A sentence of the API: always English. */
export function ApiText({ children }: { readonly children: string }) {
  return <span lang="en">{children}</span>;
}

type Region = Matrix['regions'][number];

/** Returns region names in the language of the page: the country, or the meaning of the id ("eu"). */
export const useRegionName = (): ((region: Region) => string) => {
  const { languageTag } = useRegion();
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' });
    // The country of a region with several countries is only its seat, not its name.
    return ({ id, country }) => {
      const code = id === country.toLowerCase() ? country : id.toUpperCase();
      return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
    };
  }, [languageTag]);
};
