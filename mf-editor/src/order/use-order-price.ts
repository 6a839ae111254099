import type { BoxDesign, ExpressOption, VolumePrice } from '@shop/contracts';
import { useRegion, withExpress } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { keepPreviousData, problemBehind, useQuery } from '@shop/kit/query';
import { useEffect, useState } from 'react';
import { useChosenExpress } from './express.query.ts';
import { type PriceQuery, priceOptions } from './price.query.ts';

export interface OrderPrice {
  /** The price query of the current quantity. */
  readonly priceQuery: PriceQuery;
  /** The quantity of the last query; it lags while the selection changes. */
  readonly pricedQuantity: number;
  /** The last price stays while the next one loads. */
  readonly price: VolumePrice | undefined;
  readonly express: ExpressOption | undefined;
  /** Includes the surcharge of the express option. */
  readonly totals: Pick<VolumePrice, 'total_net' | 'total_gross' | 'tax'> | undefined;
  /** Percent of the net price: "23". */
  readonly taxRate: string;
  /** True until these are the figures of the selected quantity. */
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

/** Debounce: typing 500 sends one request, not one for 5 and 50 too. */
const debounceMs = 250;

/** Returns the price of a quantity of a design's boxes for the region's default shipping country. */
export function useOrderPrice({ configuration }: BoxDesign, quantity: number): OrderPrice {
  const { market } = useRegion();
  const [pricedQuantity, setPricedQuantity] = useState(quantity);
  useEffect(() => {
    const timer = setTimeout(() => setPricedQuantity(quantity), debounceMs);
    return () => clearTimeout(timer);
  }, [quantity]);
  const priceQuery = { configuration, quantity, country: market.defaultShippingCountryCode };
  const { data, error, isFetching, refetch } = useQuery({
    ...priceOptions({ ...priceQuery, quantity: pricedQuantity }),
    placeholderData: keepPreviousData,
  });
  const price = data?.variant.volume_prices[0];
  const taxRate = data?.tax.rate ?? '0';
  const express = useChosenExpress(data?.variant.sku, pricedQuantity);
  return {
    priceQuery,
    pricedQuantity,
    price,
    express,
    totals:
      price && express?.surcharge
        ? withExpress(price, express.surcharge, taxRate, market.alwaysShowAddedTax)
        : price,
    taxRate,
    pending: isFetching || pricedQuantity !== quantity,
    problem: problemBehind(error),
    retry: () => void refetch(),
  };
}
