export * from './apportion.ts';
export * from './format-money.ts';
export * from './money.ts';
