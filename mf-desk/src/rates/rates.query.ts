import { importExchangeRates, listExchangeRates, previewExchangeRates, type ReplyOf } from '@shop/contracts';
import { call, upload } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 60_000;

export type RatePreview = ReplyOf<typeof previewExchangeRates>;

/** The newest stored rates, and documents that lack one. */
export const useRates = () =>
  useQuery({
    queryKey: ['desk', 'rates'],
    queryFn: ({ signal }) => unwrap(call(listExchangeRates, { signal })),
    refetchInterval: intervalMs,
  });

/** Reads a file and compares it with what is stored. */
export const previewRates = (file: File) => upload(previewExchangeRates, file);

/** Imports what a preview showed. */
export const sendRates = ({ tables, periods }: RatePreview) =>
  call(importExchangeRates, { body: { ...(tables && { tables }), ...(periods && { periods }) } });
