export * from './find-tax-place.ts';
export type * from './tax-place.ts';
