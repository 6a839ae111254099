import { assetsPersonal } from './artwork/assets/assets.personal.ts';
import { designsPersonal } from './artwork/designs/designs.personal.ts';
import { companiesPersonal } from './business/companies/companies.personal.ts';
import { proPersonal } from './business/pro/pro.personal.ts';
import { quotesPersonal } from './business/quotes/quotes.personal.ts';
import { suppliersPersonal } from './business/suppliers/suppliers.personal.ts';
import { cataloguePersonal } from './catalogue/variants/catalogue.personal.ts';
import { addressesPersonal } from './customers/addresses/addresses.personal.ts';
import { consentsPersonal } from './customers/consents/consents.personal.ts';
import { identityPersonal } from './customers/identity/identity.personal.ts';
import { privacyPersonal } from './customers/privacy/privacy.personal.ts';
import { approvalsPersonal } from './fulfilment/approvals/approvals.personal.ts';
import { qaPersonal } from './fulfilment/qa/qa.personal.ts';
import { shipmentsPersonal } from './fulfilment/shipments/shipments.personal.ts';
import { analyticsPersonal } from './insight/analytics/analytics.personal.ts';
import { jobsPersonal } from './platform/jobs/jobs.personal.ts';
import { keysPersonal } from './platform/keys/keys.personal.ts';
import type { PersonalData } from './platform/privacy/personal-data.ts';
import { webhooksPersonal } from './platform/webhooks/webhooks.personal.ts';
import { releasesPersonal } from './releases/registry/releases.personal.ts';
import { ordersPersonal } from './sales/orders/orders.personal.ts';
import { referralsPersonal } from './sales/referrals/referrals.personal.ts';
import { refundsPersonal } from './sales/refunds/refunds.personal.ts';
import { walletPersonal } from './sales/wallet/wallet.personal.ts';
import { staffPersonal } from './staff/desk/staff.personal.ts';

/**
 * Everything the shop stores about people, domain by domain; the composition hands it to `privacy`. Erasing goes through
 * it in this order: what points at others comes before them, accounts last. A new domain writes `<domain>.personal.ts`
 * and adds its line.
 */
export const personalDataRegistry: readonly PersonalData[] = [
  releasesPersonal,
  cataloguePersonal,
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
  jobsPersonal,
  identityPersonal,
];
