import type { Currency } from '@shop/money';
import type { BankDetails } from './region.ts';

/**
 * One account per currency. The numbers are the published examples of the IBAN registry and the BICs are invented:
 * `demonstration` marks this for customers and for the start-up check of a production shop.
 */
export const bankDetails: Readonly<Record<Currency, BankDetails>> = {
  EUR: { accountNumber: 'DE89 3704 0044 0532 0130 00', swift: 'DEMODEFFXXX', demonstration: true },
  GBP: { accountNumber: 'GB29 NWBK 6016 1331 9268 19', swift: 'DEMOGB2LXXX', demonstration: true },
  PLN: { accountNumber: 'PL61 1090 1014 0000 0712 1981 2874', swift: 'DEMOPLPWXXX', demonstration: true },
  SEK: { accountNumber: 'SE45 5000 0000 0583 9825 7466', swift: 'DEMOSESSXXX', demonstration: true },
  RON: { accountNumber: 'RO49 AAAA 1B31 0075 9384 0000', swift: 'DEMOROBUXXX', demonstration: true },
  USD: { accountNumber: '021000021 / 000123456789', swift: 'DEMOUS33XXX', demonstration: true },
};
