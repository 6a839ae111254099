import type { StaffAssignment } from '@shop/contracts';
import { useTranslation } from 'react-i18next';
import { useRegionNames } from './markets.ts';

/** Returns a role with its regions: "Finance: Poland, Romania". */
export const useRoleText = (): ((assignment: StaffAssignment) => string) => {
  const { t } = useTranslation('mf-desk');
  const names = useRegionNames();
  return ({ role, regions }) =>
    t('people.roleIn', {
      role: t(`people.role.${role}`),
      regions: regions === null ? t('filter.everyRegion') : names(regions),
    });
};
