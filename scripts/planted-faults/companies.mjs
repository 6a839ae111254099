// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const approvalsTest = 'api/src/business/order-approvals/order-approvals.test.ts';
const ordersTest = 'api/src/business/plus/company-orders.test.ts';
const quotesTest = 'api/src/business/plus/company-quotes.test.ts';
const companiesTest = 'api/src/business/companies/companies.test.ts';
const invitationsTest = 'api/src/business/companies/invitations.test.ts';

/** Roles in a company, and approvals. */
export const companies = [
  {
    rule: 'placed orders count towards the company’s limit per period',
    why: 'Splitting one order into many would bypass the limit.',
    file: 'api/src/sales/company-orders/company-of-cart.ts',
    find: '(perWindow !== null && BigInt(rule.spent) + total > BigInt(perWindow))',
    replace: '(perWindow !== null && total > BigInt(perWindow))',
    test: jest(approvalsTest, 'of a window counts'),
  },
  {
    rule: 'an approval applies only to the requested order',
    why: 'A small order would be approved and a large one placed.',
    file: 'api/src/sales/company-orders/company-of-cart.ts',
    find: 'asked.print === order.print && asked.currency',
    replace: 'asked.currency',
    test: jest(approvalsTest, 'is refused for a cart that was changed'),
  },
  {
    rule: 'nobody decides on their own request',
    why: 'An approver could spend without a second person.',
    file: 'api/src/business/order-approvals/decide-approval.ts',
    find: "if (approval.requested_by === userId) return fail('approval_own_request');\n  return",
    replace: 'return',
    test: jest(approvalsTest, 'is decided by nobody for themselves'),
  },
  {
    rule: 'a company’s order is invoiced to the company',
    why: 'The company could not deduct the VAT that it paid.',
    file: 'api/src/sales/orders/cart.repo.ts',
    find: 'row.company && row.completed_at === null',
    replace: 'row.company && row.completed_at !== null',
    test: jest('api/src/business/order-approvals/order-for-company.test.ts', 'follows the company'),
  },
  {
    rule: 'only roles with that right see everybody’s orders',
    why: 'A designer could read what colleagues buy.',
    file: 'api/src/business/plus/company-orders.ts',
    find: "(isAllowed(row.role, 'orders.read') || row.user_id === userId)",
    replace: "(isAllowed(row.role, 'company.read') || row.user_id === userId)",
    test: jest(ordersTest, 'are seen by those whose role says so'),
  },
  {
    rule: 'an invitation works only for its address',
    why: 'Anybody with a forwarded mail could join the company.',
    file: 'api/src/business/companies/accept-invitation.ts',
    find: 'if (!found || found.email !== user.email)',
    replace: 'if (!found)',
    test: jest(invitationsTest, 'lets the invited address join once'),
  },
  {
    rule: 'a company keeps at least one admin',
    why: 'Nobody could invite, remove or change anything any more.',
    file: 'api/src/business/companies/companies.repo.ts',
    find: "and user_id <> ${userId} and role = 'admin' limit 1",
    replace: "and role = 'admin' limit 1",
    test: jest(companiesTest, 'the last admin stays'),
  },
  {
    rule: 'an erased last admin has a successor',
    why: 'A company without an admin can no longer invite, change or approve anything.',
    file: 'api/src/business/companies/companies.personal.ts',
    find: "set role = 'admin', approval_limit = null from (",
    replace: 'set approval_limit = null from (',
    test: jest(
      'api/src/business/companies/companies.personal.test.ts',
      'makes who has been there longest the admin',
    ),
  },
  {
    rule: 'an unconfirmed account cannot accept an invitation by its session',
    why: 'Whoever registers an address before its owner would become a member of the company that invites the owner.',
    file: 'api/src/business/companies/accept-invitation.ts',
    find: "if (!(await isConfirmed(tx, user.id))) return fail('email_unconfirmed');",
    replace: '',
    test: jest(invitationsTest, 'never confirmed it'),
  },
  {
    rule: 'proof of an address takes over its account',
    why: 'The session of a stranger who registered the address would belong to the new member.',
    file: 'api/src/business/companies/accept-invitation.ts',
    find: 'await transferAccount(tx, account, found.region, now);',
    replace: '',
    test: jest(invitationsTest, 'never confirmed it'),
  },
  {
    rule: 'who only orders sees their own quotes, not those of colleagues',
    why: 'Prices that the shop quoted to others of the company would be open to every buyer in it.',
    file: 'api/src/business/plus/plus.ts',
    find: "        userId: isAllowed(company.role, 'orders.read') ? null : user.id,\n        limit",
    replace: '        userId: null,\n        limit',
    test: jest(quotesTest, 'a company’s quotes are seen'),
  },
  {
    rule: 'the order of an accepted offer is listed once it is placed for the company',
    why: 'An offer is accepted into a personal cart: colleagues saw its number, and its link led to a refusal.',
    file: 'api/src/business/plus/company-quotes.ts',
    find: 'orders r on r.id = f.cart_id and r.company_id = q.company_id and r.placed_at is not null',
    replace: 'carts r on r.id = f.cart_id',
    test: jest(quotesTest, 'the newest offer stands beside its request'),
  },
  {
    rule: 'nobody asks in the name of a company for which they may not order',
    why: 'A stranger could put requests, and their offers, into the list of any company.',
    file: 'api/src/business/quotes/create-quote-request.ts',
    find: "!('ok' in (await requireMember(db, companyId, userId, 'orders.place')))",
    replace: 'companyId > 0',
    test: jest(quotesTest, 'a company’s quotes are seen'),
  },
];
