export interface RemindWords {
  readonly subject: Readonly<Record<'due' | 'overdue', (number: string) => string>>;
  readonly heading: Readonly<Record<'due' | 'overdue', string>>;
  readonly how: string;
  readonly demonstration: string;
  readonly number: string;
  readonly part: string;
  readonly amount: string;
  readonly due: string;
  readonly account: string;
  readonly swift: string;
  readonly reference: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}
