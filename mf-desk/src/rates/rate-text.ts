import { useFormat } from '@shop/kit/i18n';

/** Returns a rate in the reader's format, with all its decimals and at least the four that banks publish. */
export const useRateText = (): ((rate: string) => string) => {
  const format = useFormat();
  return (rate) => {
    const decimals = (rate.split('.')[1] ?? '').replace(/0+$/, '').length;
    return format.number(Number(rate), Math.max(4, decimals));
  };
};
