import { useSyncExternalStore } from 'react';
import { shopDocument } from '../document/shop-document.ts';
import { createStore } from '../store/store.ts';

export type LengthUnit = 'cm' | 'in' | 'mm';

/** The shopper's unit of length, or undefined for the region's. */
export const lengthUnit = createStore<LengthUnit | undefined>(undefined);

/** Returns the unit on screen: the shopper's choice, else the region's. */
export function useLengthUnit(): LengthUnit {
  const chosen = useSyncExternalStore(lengthUnit.subscribe, lengthUnit.get, lengthUnit.get);
  return chosen ?? shopDocument().market.units;
}

/** Sets the unit for all pages of this visit. */
export const setLengthUnit = (unit: LengthUnit): void => lengthUnit.set(unit);
