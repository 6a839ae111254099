export * from './content.ts';
export { type Fit, type FitResult, fitBox, type Goal } from './fit-box.ts';
