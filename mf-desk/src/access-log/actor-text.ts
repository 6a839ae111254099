import { listStaffAccounts } from '@shop/contracts';
import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff-me.ts';
import { nameOf, usePeople } from '../people/people.query.ts';

/** Returns the name behind `staff:7`; of a tool or a key, what the API says. */
export const useActorText = (): ((actor: string) => string) => {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const people = usePeople(may(listStaffAccounts));
  return (actor) => {
    const [, id] = /^staff:(\d+)$/.exec(actor) ?? [];
    if (id === undefined) return actor;
    const person = people.data?.find((one) => one.id === Number(id));
    return person ? nameOf(person) : t('people.formerly', { id });
  };
};
