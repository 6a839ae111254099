export interface QuoteMailWords {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly paragraphs: (name: string, until: string) => readonly string[];
  readonly facts: {
    readonly number: string;
    readonly product: string;
    readonly size: string;
    readonly quantities: string;
  };
  readonly action: string;
  readonly footer: (shop: string) => string;
}
