import type { BoxDesign, ExpressOption, VolumePrice } from '@shop/contracts';
import { useRegion, withExpress } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { keepPreviousData, problemBehind, useQuery } from '@shop/kit/query';
import { useEffect, useState } from 'react';
import { useChosenExpress } from './express.query.ts';
import { type PriceQuestion, priceOptions } from './price.query.ts';

export interface OrderPrice {
  /** What is asked, for the quantity of this moment. */
  readonly question: PriceQuestion;
  /** The quantity of the last question; behind the chosen one while that still changes. */
  readonly asked: number;
  /** While the next price is worked out the last one keeps its place. */
  readonly price: VolumePrice | undefined;
  readonly express: ExpressOption | undefined;
  /** With the surcharge of the chosen pace. */
  readonly totals: Pick<VolumePrice, 'total_net' | 'total_gross' | 'tax'> | undefined;
  /** Percent of the net price: "23". */
  readonly taxRate: string;
  /** True while these are not yet the figures of the chosen quantity. */
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

/** Typing 500 asks once, not for 5 and 50 as well. */
const settleMilliseconds = 250;

/** What so many boxes of a design cost where the region usually ships to. */
export function useOrderPrice({ configuration }: BoxDesign, quantity: number): OrderPrice {
  const { market } = useRegion();
  const [asked, setAsked] = useState(quantity);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(quantity), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [quantity]);
  const question = { configuration, quantity, country: market.defaultShippingCountryCode };
  const { data, error, isFetching, refetch } = useQuery({
    ...priceOptions({ ...question, quantity: asked }),
    placeholderData: keepPreviousData,
  });
  const price = data?.variant.volume_prices[0];
  const taxRate = data?.tax.rate ?? '0';
  const express = useChosenExpress(data?.variant.sku, asked);
  return {
    question,
    asked,
    price,
    express,
    totals:
      price && express?.surcharge
        ? withExpress(price, express.surcharge, taxRate, market.alwaysShowAddedTax)
        : price,
    taxRate,
    pending: isFetching || asked !== quantity,
    problem: problemBehind(error),
    retry: () => void refetch(),
  };
}
