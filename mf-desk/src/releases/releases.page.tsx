import { useDocumentTitle } from '@shop/kit';
import { useSession } from '@shop/kit/session';
import { useTranslation } from 'react-i18next';
import { Desk } from './desk.tsx';
import { Forbidden } from './forbidden.tsx';

/** The release desk for staff. Other signed-in users get an explanation, and nothing is requested. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { user } = useSession();
  useDocumentTitle(t('desk.title'));
  return user?.staff === true ? <Desk /> : <Forbidden />;
}
