export * from './content.ts';
export { type Fit, type FitResult, fitBox, fitBoxSteps, type Goal } from './fit-box.ts';
