import { type Carrier, carrierNames } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** Returns the name of a carrier. */
export const useCarrierName = (): ((carrier: Carrier) => string) => {
  const { t } = useTranslation('mf-desk');
  return (carrier) => (carrier === 'pick-up' ? t('parcel.pickUp') : carrierNames[carrier]);
};
