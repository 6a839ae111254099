export * from './find-tax-place.ts';
export * from './resolve-supply.ts';
export type * from './tax-place.ts';
