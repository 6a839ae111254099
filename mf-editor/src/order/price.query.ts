import { type Configuration, priceConfiguration } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { queryOptions, unwrap } from '@shop/kit/query';

export interface PriceQuery {
  readonly configuration: Configuration;
  readonly quantity: number;
  /** The shipping country, which determines the tax. */
  readonly country: string;
}

/** Returns the price query of the design's box for one quantity. */
export const priceOptions = ({ configuration, quantity, country }: PriceQuery) =>
  queryOptions({
    queryKey: ['dynamic_prices', configuration, [quantity], country],
    queryFn: ({ signal }) =>
      unwrap(
        call(priceConfiguration, {
          body: { configuration, quantities: [quantity], tax_country_iso: country },
          signal,
        }),
      ),
    staleTime: 5 * 60_000,
  });
