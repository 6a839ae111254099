import type { Carrier } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** How the carriers write their names, in every language. */
const names: Readonly<Record<Exclude<Carrier, 'pick-up'>, string>> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  ups: 'UPS',
  fedex: 'FedEx',
  inpost: 'InPost',
  'poczta-polska': 'Poczta Polska',
  raben: 'Raben',
};

/** Returns the name of a carrier. */
export const useCarrierName = (): ((carrier: Carrier) => string) => {
  const { t } = useTranslation('mf-desk');
  return (carrier) => (carrier === 'pick-up' ? t('parcel.pickUp') : names[carrier]);
};
