import {
  type BinaryReply,
  confirmationPage,
  type Db,
  resolveMailLanguage,
  resultPage,
} from '../../platform/index.ts';
import { plusWords } from '../plus/words/index.ts';
import { acceptByMail } from './accept-invitation.ts';

/** The page that an invitation's link opens: asks for confirmation, in the link's language. */
export const invitationPage = ({
  token,
  lang,
}: {
  readonly token: string;
  readonly lang?: string | undefined;
}) => {
  const language = resolveMailLanguage(lang ?? '');
  const words = plusWords[language].invitation.page;
  return confirmationPage({ language, words }, '/v2/company_invitations/page', { token, lang: language });
};

/**
 * Joins and shows the result. For an address without an account it asks to create one; the link
 * stays valid.
 */
export const acceptInvitationOnPage = async (
  db: Db,
  { token, lang }: { readonly token: string; readonly lang?: string | undefined },
  now: Date,
): Promise<BinaryReply> => {
  const language = resolveMailLanguage(lang ?? '');
  const { page: words, noAccount, takenOver } = plusWords[language].invitation;
  const end = await acceptByMail(db, token, now);
  if (end === 'no account') return resultPage({ language, words: { ...words, void: noAccount } }, 'void');
  if (end === 'taken over') return resultPage({ language, words: { ...words, done: takenOver } }, 'done');
  return resultPage({ language, words }, end === 'joined' ? 'done' : 'void');
};
