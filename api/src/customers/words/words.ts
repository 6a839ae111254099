import type { LinkPageWords, MailWords } from '../../platform/index.ts';

/**
 * What customers are mailed about their account, their data and the newsletter, with the pages that the links open. A
 * further language is one more file of this type and its line in `index.ts`.
 */
export interface CustomerWords {
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
