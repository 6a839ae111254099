/** Texts of one mail: `shop` is the market's sender name. */
export interface MailWords {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footer: (shop: string) => string;
}

/** A page that a mailed link opens: one question, one button. */
export interface LinkPageWords {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly void: string;
}
