import { type CompanyRole, companyRoles } from '@shop/contracts';
import fc from 'fast-check';
import { type CompanyAction, companyActions, isAllowed, roleMatrix } from './roles.ts';

const role = fc.constantFrom(...companyRoles);
const action = fc.constantFrom<CompanyAction[]>(...companyActions);

it('lets an admin do whatever anybody may do', () => {
  fc.assert(fc.property(role, action, (who, what) => !isAllowed(who, what) || isAllowed('admin', what)));
});
it('answers for each role and action as the table says', () => {
  fc.assert(
    fc.property(role, action, (who, what) => isAllowed(who, what) === roleMatrix[who].includes(what)),
  );
});
it('keeps people, deciding and spending apart', () => {
  const who = (what: CompanyAction): CompanyRole[] => companyRoles.filter((one) => isAllowed(one, what));
  expect({
    read: who('company.read'),
    people: who('members.manage'),
    details: who('company.update'),
    rules: who('rules.update'),
    items: who('items.manage'),
    orders: who('orders.read'),
    place: who('orders.place'),
    requests: who('approvals.read'),
    decide: who('approvals.decide'),
  }).toEqual({
    read: companyRoles,
    people: ['admin'],
    details: ['admin'],
    rules: ['finance', 'admin'],
    items: ['designer', 'admin'],
    orders: ['viewer', 'approver', 'finance', 'admin'],
    place: ['requester', 'approver', 'admin'],
    requests: ['approver', 'finance', 'admin'],
    decide: ['approver', 'admin'],
  });
});
it('lists no action twice and none that is unknown', () => {
  for (const one of companyRoles) {
    expect(new Set(roleMatrix[one]).size).toBe(roleMatrix[one].length);
    expect(roleMatrix[one].filter((what) => !companyActions.includes(what))).toEqual([]);
  }
});
