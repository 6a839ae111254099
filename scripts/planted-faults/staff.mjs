// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest, race } from './test-of.mjs';

const staffTest = 'api/src/staff/desk/staff.test.ts';
const approvalsTest = 'api/src/staff/approvals/approvals.test.ts';
const permissionsTest = 'api/src/platform/server/staff-permissions.test.ts';

export const staff = [
  {
    rule: 'a price book is in effect only once it is stored',
    why: 'An approval that is rolled back would leave prices in one process that no other has.',
    file: 'api/src/staff/desk/price-books.ts',
    find: 'tx.afterCommit(() =>\n      setImportedBooks([...priceBooks.filter((one) => !isShipped(one) && one.id !== id), book]),\n    );',
    replace: 'setImportedBooks([...priceBooks.filter((one) => !isShipped(one) && one.id !== id), book]);',
    test: jest('api/src/staff/desk/staff.test.ts', 'is unknown to the process'),
  },
  {
    rule: 'a person of the staff needs a role that has the permission',
    why: 'Without it anybody of the staff may do everything, as before there were roles.',
    file: 'api/src/platform/server/authenticate.ts',
    find: "where r.user_id = u.id and r.role = any(${array([...able], 'text')})",
    replace: 'where r.user_id = u.id',
    test: jest(permissionsTest, 'lets a role make the calls of its duties'),
  },
  {
    rule: 'a role counts only in its regions',
    why: 'A market’s people would work on the orders of every other market.',
    file: 'api/src/platform/server/authenticate.ts',
    find: "!endpoint.path.startsWith('/releases/') && !regions.includes(region)",
    replace: "endpoint.path === '' && !regions.includes(region)",
    test: jest(permissionsTest, 'lets a role make the calls of its duties'),
  },
  {
    rule: 'what concerns every region needs the role in every region',
    why: 'The admin of one market could make accounts and keys for all of them.',
    file: 'shared/contracts/src/staff-permissions.ts',
    find: 'scope !== null && ofEveryRegion.includes(scope);',
    replace: "scope === '' && ofEveryRegion.includes(scope);",
    test: jest(permissionsTest, 'lets a role make the calls of its duties'),
  },
  {
    rule: 'the last admin of all regions stays one',
    why: 'Nobody could give anybody access any more.',
    file: 'api/src/staff/people/change-people.ts',
    find: 'if (isFullAdmin(before) && !isFullAdmin(roles) && !kept)',
    replace: 'if (isFullAdmin(before) && !isFullAdmin(roles) && !kept && id < 0)',
    test: jest(staffTest, 'keep one admin of all regions'),
  },
  {
    rule: 'an invitation that is sent again makes the earlier link void',
    why: 'A link in a forwarded mail would still open the account.',
    file: 'api/src/staff/people/invitation.job.ts',
    find: 'await revokeInvitations(db, userId);',
    replace: '',
    test: jest(staffTest, 'are invited by a link that works once'),
  },
  {
    rule: 'whoever asked does not approve',
    why: 'One person alone could pay money out.',
    file: 'api/src/staff/approvals/decide-request.ts',
    find: "if (request.asked_by === decider.actor) return fail('approval_own_request');",
    replace: '',
    test: jest(approvalsTest, 'waits for another person'),
  },
  {
    rule: 'approving needs the permission to approve in the region of the request',
    why: 'Two people who may only ask could approve for each other.',
    file: 'api/src/staff/approvals/decide-request.ts',
    find: 'request.asked_by !== decider.actor && !(await holdsPermission(',
    replace: "request.asked_by === '' && !(await holdsPermission(",
    test: jest(approvalsTest, 'is approved only with the permission'),
  },
  {
    rule: 'requests of every region are those of the reader’s regions',
    why: 'Finance of one market would read buyers and amounts of all markets.',
    file: 'api/src/staff/approvals/register-approvals.ts',
    find: "query.everywhere === 'true' ? held.regions : [region]",
    replace: "query.everywhere === 'true' ? null : [region]",
    test: jest(approvalsTest, 'is listed to whoever may read it there'),
  },
  {
    rule: 'refunds of an order add up to the limit',
    why: 'A large refund could be split into small ones.',
    file: 'api/src/sales/refunds/refund-by-staff.ts',
    find: 'return (before?.total ?? 0n) + amount > limit;',
    replace: 'return amount > limit;',
    test: jest(approvalsTest, 'above the limit of its currency'),
  },
  {
    rule: 'one of two approvers comes first',
    why: 'Without the lock each pays the money out.',
    file: 'api/src/staff/approvals/requests.repo.ts',
    find: 'from staff_requests where id = ${id} for update`',
    replace: 'from staff_requests where id = ${id}`',
    test: race('four eyes'),
  },
];
