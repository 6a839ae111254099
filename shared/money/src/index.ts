export * from './money.ts';
export * from './apportion.ts';
export * from './format-money.ts';
