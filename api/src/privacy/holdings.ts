import { addressesPersonal } from '../addresses/addresses.personal.ts';
import { analyticsPersonal } from '../analytics/analytics.personal.ts';
import { approvalsPersonal } from '../approvals/approvals.personal.ts';
import { assetsPersonal } from '../assets/assets.personal.ts';
import { companiesPersonal } from '../companies/companies.personal.ts';
import { consentsPersonal } from '../consents/consents.personal.ts';
import { designsPersonal } from '../designs/designs.personal.ts';
import { identityPersonal } from '../identity/identity.personal.ts';
import { keysPersonal } from '../keys/keys.personal.ts';
import { ordersPersonal } from '../orders/orders.personal.ts';
import { proPersonal } from '../pro/pro.personal.ts';
import { qaPersonal } from '../qa/qa.personal.ts';
import { quotesPersonal } from '../quotes/quotes.personal.ts';
import { referralsPersonal } from '../referrals/referrals.personal.ts';
import { refundsPersonal } from '../refunds/refunds.personal.ts';
import { shipmentsPersonal } from '../shipments/shipments.personal.ts';
import { staffPersonal } from '../staff/staff.personal.ts';
import { suppliersPersonal } from '../suppliers/suppliers.personal.ts';
import { walletPersonal } from '../wallet/wallet.personal.ts';
import { webhooksPersonal } from '../webhooks/webhooks.personal.ts';
import type { PersonalData } from './personal-data.ts';
import { privacyPersonal } from './privacy.personal.ts';

/**
 * Everything the shop keeps of people, domain by domain. Erasing goes through it in this order: what points at others
 * comes before them, accounts last. A new domain writes `<domain>.personal.ts` and adds its line.
 */
export const holdings: readonly PersonalData[] = [
  analyticsPersonal,
  keysPersonal,
  webhooksPersonal,
  staffPersonal,
  referralsPersonal,
  approvalsPersonal,
  qaPersonal,
  shipmentsPersonal,
  refundsPersonal,
  walletPersonal,
  companiesPersonal,
  proPersonal,
  suppliersPersonal,
  quotesPersonal,
  ordersPersonal,
  designsPersonal,
  assetsPersonal,
  addressesPersonal,
  consentsPersonal,
  privacyPersonal,
  identityPersonal,
];
