import type { StaffPaymentRow } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** Names of services, the same in every language. */
const services = {
  paypal: 'PayPal',
  stripe: 'Stripe',
  p24: 'Przelewy24',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
  giropay: 'giropay',
  hokodo: 'Hokodo',
} as const;

const isService = (method: string): method is keyof typeof services => method in services;

/** The name of a payment method in the reader’s language. */
export const useMethodName = (): ((method: StaffPaymentRow['method']) => string) => {
  const { t } = useTranslation('mf-desk');
  return (method) => (isService(method) ? services[method] : t(`payments.methodName.${method}`));
};
