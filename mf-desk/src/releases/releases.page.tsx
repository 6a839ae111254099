import { useDocumentTitle } from '@shop/kit';
import { useSession } from '@shop/kit/session';
import { useTranslation } from 'react-i18next';
import { Desk } from './desk.tsx';
import { Forbidden } from './forbidden.tsx';

/** What runs where, for the staff. Whoever is signed in as somebody else is told so, and nothing is asked for them. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { user } = useSession();
  useDocumentTitle(t('desk.title'));
  return user?.staff === true ? <Desk /> : <Forbidden />;
}
