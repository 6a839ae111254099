import { useRegion } from '@shop/kit';
import { useSearchParams } from '@shop/kit/router';
import type { Product } from '@shop/packaging';
import type { LengthReading } from '@shop/ui';
import { useState } from 'react';
import { type Choice, choiceQuery } from './choice.ts';
import { readChoice } from './read-choice.ts';
import type { Axis } from './size-errors.ts';

/**
 * Returns the current configuration, which the address always contains. `sizesRead` is false while a field has no valid
 * length.
 */
export function useChoice(product: Product) {
  const { market } = useRegion();
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => readChoice(product, search, market.defaultQuantity));
  const [wrongAxes, setWrongAxes] = useState<ReadonlySet<string>>(new Set());

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    if (part.size) setWrongAxes(new Set());
    setSearch(choiceQuery(next), { replace: true, preventScrollReset: true });
  };
  const read = (axis: Axis, reading: LengthReading) => {
    const wrong = new Set(wrongAxes);
    if (reading.ok) wrong.delete(axis);
    else wrong.add(axis);
    if (reading.ok) change({ size: { ...choice.size, [axis]: reading.millimetres } });
    setWrongAxes(wrong);
  };
  return { choice, change, read, sizesRead: wrongAxes.size === 0 };
}
