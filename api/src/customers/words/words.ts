import type { LinkPageWords, MailWords } from '../../platform/index.ts';

/**
 * Texts of mails about accounts, personal data and the newsletter, and of the pages that their
 * links open. To add a language, add a file of this type and its line in `index.ts`.
 */
export interface CustomerWords {
  readonly identity: Readonly<Record<'confirm' | 'reset' | 'email', MailWords>> & {
    /** To the old address, when a change was requested. */
    readonly emailNotice: Omit<MailWords, 'action'>;
    readonly passwordChanged: Omit<MailWords, 'action'>;
    /** Which account a new password is for. */
    readonly account: (email: string) => string;
  };
  readonly privacy: {
    readonly export: MailWords;
    readonly exportPage: LinkPageWords;
    readonly erase: MailWords;
    readonly erasePage: LinkPageWords;
    /** With the date of the erasure in words. */
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
