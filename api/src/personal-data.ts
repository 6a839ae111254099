import { assetsPersonal, designsPersonal } from './artwork/composition.ts';
import { companiesPersonal, proPersonal, quotesPersonal, suppliersPersonal } from './business/composition.ts';
import { cataloguePersonal } from './catalogue/composition.ts';
import {
  addressesPersonal,
  consentsPersonal,
  identityPersonal,
  privacyPersonal,
} from './customers/composition.ts';
import { approvalsPersonal, holdsPersonal, qaPersonal, shipmentsPersonal } from './fulfilment/composition.ts';
import { analyticsPersonal } from './insight/composition.ts';
import { jobsPersonal, keysPersonal, webhooksPersonal } from './platform/composition.ts';
import type { PersonalData } from './platform/index.ts';
import { releasesPersonal } from './releases/composition.ts';
import { ordersPersonal, referralsPersonal, refundsPersonal, walletPersonal } from './sales/composition.ts';
import { staffPersonal } from './staff/composition.ts';

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
  holdsPersonal,
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
