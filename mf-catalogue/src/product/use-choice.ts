import { useRegion } from '@shop/kit';
import { useSearchParams } from '@shop/kit/router';
import type { Product } from '@shop/packaging';
import type { LengthReading } from '@shop/ui';
import { useState } from 'react';
import { type Choice, choiceQuery } from './choice.ts';
import { readChoice } from './read-choice.ts';
import type { Axis } from './size-errors.ts';

/**
 * Returns the current configuration, which the address always contains. `areSizesValid` is false while a field has no
 * valid length.
 */
export function useChoice(product: Product) {
  const { market } = useRegion();
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => readChoice(product, search, market.defaultQuantity));
  const [invalidAxes, setInvalidAxes] = useState<ReadonlySet<string>>(new Set());

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    if (part.size) setInvalidAxes(new Set());
    setSearch(choiceQuery(next), { replace: true, preventScrollReset: true });
  };
  const readLength = (axis: Axis, reading: LengthReading) => {
    const nextInvalid = new Set(invalidAxes);
    if (reading.ok) nextInvalid.delete(axis);
    else nextInvalid.add(axis);
    if (reading.ok) change({ size: { ...choice.size, [axis]: reading.millimetres } });
    setInvalidAxes(nextInvalid);
  };
  return { choice, change, readLength, areSizesValid: invalidAxes.size === 0 };
}
