import { assetsPersonal, designsPersonal } from '../../artwork/index.ts';
import { companiesPersonal } from '../../business/companies/companies.personal.ts';
import { proPersonal } from '../../business/pro/pro.personal.ts';
import { quotesPersonal } from '../../business/quotes/quotes.personal.ts';
import { suppliersPersonal } from '../../business/suppliers/suppliers.personal.ts';
import { approvalsPersonal } from '../../fulfilment/approvals/approvals.personal.ts';
import { qaPersonal } from '../../fulfilment/qa/qa.personal.ts';
import { shipmentsPersonal } from '../../fulfilment/shipments/shipments.personal.ts';
import { analyticsPersonal } from '../../insight/analytics/analytics.personal.ts';
import { keysPersonal, type PersonalData, webhooksPersonal } from '../../platform/index.ts';
import { ordersPersonal } from '../../sales/orders/orders.personal.ts';
import { referralsPersonal } from '../../sales/referrals/referrals.personal.ts';
import { refundsPersonal } from '../../sales/refunds/refunds.personal.ts';
import { walletPersonal } from '../../sales/wallet/wallet.personal.ts';
import { staffPersonal } from '../../staff/desk/staff.personal.ts';
import { addressesPersonal } from '../addresses/addresses.personal.ts';
import { consentsPersonal } from '../consents/consents.personal.ts';
import { identityPersonal } from '../identity/identity.personal.ts';
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
