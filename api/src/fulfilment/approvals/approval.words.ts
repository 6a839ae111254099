export interface ApprovalWords {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: string;
  readonly order: string;
  readonly note: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
  readonly page: {
    readonly title: (number: string) => string;
    readonly intro: string;
    readonly file: (index: number) => string;
    readonly approve: string;
    readonly reject: string;
    readonly reason: string;
    readonly email: string;
    readonly send: string;
    readonly approved: string;
    readonly rejected: string;
    readonly superseded: string;
    readonly canceled: string;
    readonly reasonMissing: string;
    readonly fields: string;
  };
}
