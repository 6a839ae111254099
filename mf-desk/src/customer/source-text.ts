import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The places that this page has words for; others are shown as they are stored. */
const sources = ['sign_up', 'order', 'form', 'account', 'newsletter', 'home', 'link'] as const;

/** Returns where a decision was made, in the reader's language. */
export const useSourceText = (): ((source: string) => string) => {
  const { t } = useTranslation('mf-desk');
  return useCallback(
    (source) => {
      const known = sources.find((one) => one === source);
      return known === undefined ? source : t(`customer.from.${known}`);
    },
    [t],
  );
};
