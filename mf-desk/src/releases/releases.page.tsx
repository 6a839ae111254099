import { listRollouts } from '@shop/contracts';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { Desk } from './desk.tsx';

/** The release desk for staff. Other signed-in users get an explanation, and nothing is requested. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('desk.title')} needs={listRollouts}>
      <Desk />
    </DeskPage>
  );
}
