/** One mail: `shop` is the market's sender name. */
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

/**
 * Everything an account is mailed, in one language. A further language is one more file of this type and its line in
 * `index.ts`; the compiler refuses one that lacks a mail.
 */
export interface AccountMailWords {
  readonly identity: Readonly<Record<'confirm' | 'reset' | 'email', MailWords>> & {
    /** To the old address, when another one was asked for. */
    readonly emailNotice: Omit<MailWords, 'action'>;
    readonly passwordChanged: Omit<MailWords, 'action'>;
  };
  readonly privacy: {
    readonly export: MailWords;
    readonly exportPage: LinkPageWords;
    readonly erase: MailWords;
    readonly erasePage: LinkPageWords;
    /** With the day on which it happens, written out. */
    readonly scheduled: Omit<MailWords, 'paragraphs'> & {
      readonly paragraphs: (day: string) => readonly string[];
    };
  };
  readonly newsletter: {
    readonly confirm: MailWords;
    readonly welcome: MailWords;
    readonly confirmPage: LinkPageWords;
    readonly unsubscribePage: LinkPageWords;
  };
}
