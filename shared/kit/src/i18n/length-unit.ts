import { createStore } from '../store/store.ts';

/** The shopper's own unit of length, or undefined for the region's. */
export const lengthUnit = createStore<'cm' | 'in' | 'mm' | undefined>(undefined);
