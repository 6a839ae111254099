/** Names the screen of the desk that makes each call of the staff, or why a call has none. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '@shop/contracts';

type Name = keyof typeof contracts;

/** Why a call has no screen, and the calls. */
const withoutScreen: Readonly<Record<string, readonly Name[]>> = {
  'The makers’ systems read it; people have the lists of production, shipments and proofs on the pages of the desk.':
    [
      'exportProduction',
      'listApprovalFilesets',
      'listProduction',
      'listProductionFiles',
      'listShipments',
      'getShipment',
    ],
  'A tool of the release pipeline or of its guard, by key; the console shows what it did.': [
    'checkBuild',
    'createOverride',
    'dryRunGuard',
    'getReleaseStatus',
    'getSchedule',
    'listGateEvidence',
    'publishRelease',
    'recordSmoke',
    'runGuard',
    'sweepReleases',
  ],
  'The buyer’s own call, which a tool may make by key; the desk has the call of staff with more in the reply.':
    [
      'getQuoteFile',
      'getQuoteRequest',
      'listAllRefunds',
      'listQuoteFiles',
      'listQuoteRequests',
      'selectQuantityOption',
    ],
  'The shell tool of the operator: the first account of the staff. People are invited at the desk.': [
    'createStaffAccount',
  ],
  'A transfer that no statement has: a tool books it by key. People import the statement.': [
    'bookReceivedTransfer',
    'listTransfers',
  ],
  'It tells a system of the operator of events; whoever runs that system sets it up by key.': [
    'createStaffWebhook',
    'deleteStaffWebhook',
    'getStaffWebhook',
    'listStaffWebhookDeliveries',
    'listStaffWebhooks',
    'renewStaffWebhookSecret',
    'resendStaffWebhook',
    'testStaffWebhook',
    'updateStaffWebhook',
  ],
  'A file for a tool, by key; the page of the desk exports the same list as CSV, or the counts of the events.':
    ['exportEvents', 'exportSubscriptions'],
  'A screen is to come.': ['listVendors', 'toggleQuantityOption'],
};
const toCome = new Set<string>(withoutScreen['A screen is to come.']);

/** The calls that move what has a state. Each needs a screen. */
const moves: Readonly<Record<string, readonly Name[]>> = {
  'an order': ['holdOrder', 'releaseOrder', 'cancelOrderByStaff', 'beginProduction'],
  'a check of artwork or goods': ['createQaStateChange', 'createQaComment'],
  'a proof': ['createApprovalFileset'],
  'a shipment': ['createShipment', 'updateShipment'],
  'a quote request': ['assignQuote', 'closeQuote'],
  'an offer': ['createStaffOffer', 'extendOffer', 'withdrawOffer', 'remindOfOffer'],
  'an outstanding payment': ['sendDunning'],
  'a month of the books': ['closePeriod'],
  'a refund': ['createRefund', 'retryRefund', 'recordPayout'],
  'a request for approval': ['createStaffRequest', 'approveStaffRequest', 'refuseStaffRequest'],
  'an entry of a bank statement': ['bookBankEntry', 'dismissBankEntry', 'reopenBankEntry'],
  'an application of a supplier': ['reviewSupplierApplication'],
  'a discount code': ['createStaffCoupon', 'updateStaffCoupon', 'endStaffCoupon'],
  'a stock item': ['setStockItem', 'deleteStockItem'],
  'a closed day': ['closeDays', 'reopenDay'],
  'a release': ['promoteRelease', 'pauseRelease', 'resumeRelease', 'killRelease', 'rollbackRelease'],
  'a schedule of a release': ['startSchedule', 'advanceSchedule', 'pauseSchedule', 'resumeSchedule'],
  'an account of the staff': ['inviteStaff', 'changeStaffRoles', 'revokeStaffAccount', 'endStaffSessions'],
};

interface Listed {
  readonly audience: string;
  readonly scope?: string;
  readonly alsoStaff?: true;
  readonly staffScope?: string;
}
const isEndpoint = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value && 'reply' in value;

const ofStaff: readonly string[] = Object.entries(contracts)
  .filter(
    ([, value]: readonly [string, unknown]) =>
      isEndpoint(value) &&
      (value.audience === 'staff' || value.alsoStaff === true || value.staffScope !== undefined),
  )
  .map(([name]) => name);

/** Comments and imports, which call nothing. */
const unused = /\/\*[\s\S]*?\*\/|\/\/.*|^import[\s\S]*?;$/gm;

/** What the sources of the desk name, without tests and their fixtures. */
const screens = ((): ReadonlySet<string> => {
  const root = path.resolve(import.meta.dirname, '../../mf-desk/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file),
  );
  return new Set(
    sources.flatMap(
      (file) =>
        readFileSync(path.join(root, file), 'utf8')
          .replaceAll(unused, '')
          .match(/\b\w+\b/g) ?? [],
    ),
  );
})();

const reasons = new Map<string, string>(
  Object.entries(withoutScreen).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);

it('has a screen or a reason for every call of the staff', () => {
  expect(ofStaff.length).toBeGreaterThan(100);
  expect(ofStaff.filter((name) => !screens.has(name) && !reasons.has(name))).toEqual([]);
});

it('gives no reason for a call that is gone or has its screen', () => {
  const known = new Set<string>(ofStaff);
  const stale = [...reasons.keys()].filter(
    (name) => !known.has(name) || (screens.has(name) && !toCome.has(name)),
  );
  expect(stale).toEqual([]);
});

it('moves everything that has a state on a screen', () => {
  const missing = Object.entries(moves).flatMap(([what, names]) =>
    names.filter((name) => !screens.has(name) && !toCome.has(name)).map((name) => `${what}: ${name}`),
  );
  expect(missing).toEqual([]);
});
