import { useRegion } from '@shop/kit';
import { useMemo } from 'react';

/** Returns the name of a locale in the reader's language: `pl-PL` is “Polish (Poland)”. What is none stays as it is. */
export const useLanguageName = (): ((locale: string) => string) => {
  const { languageTag } = useRegion();
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag], { type: 'language', fallback: 'code' });
    return (locale) =>
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(locale) ? (names.of(locale) ?? locale) : locale;
  }, [languageTag]);
};
