export * from './content.ts';
export { type Fit, type FitResult, fitBox, fittingSteps, type Goal } from './fit-box.ts';
