import { type StaffAssignment, staffRoles } from '@shop/contracts';
import fc from 'fast-check';
import { readDraft, toDraft, withRegion } from './role-draft.ts';

const assignments = fc.uniqueArray(
  fc.record({
    role: fc.constantFrom(...staffRoles),
    regions: fc.option(fc.uniqueArray(fc.constantFrom('de', 'pl', 'ro'), { minLength: 1 })),
  }),
  { selector: ({ role }) => role },
);
const sorted = (list: readonly StaffAssignment[]) =>
  staffRoles.flatMap((role) =>
    list
      .filter((one) => one.role === role)
      .map(({ regions }) => ({ role, regions: regions === null ? null : [...regions].sort() })),
  );

it('sends the roles that it was given when nothing is changed', () => {
  fc.assert(
    fc.property(assignments, (given) => {
      expect(readDraft(toDraft(given))).toEqual(sorted(given));
    }),
  );
});

it('sends nothing while a chosen role has no region', () => {
  const draft = toDraft([
    { role: 'finance', regions: ['pl'] },
    { role: 'support', regions: null },
  ]);
  const none = withRegion(draft, 'finance', 'pl', false);
  expect(readDraft(none)).toBeNull();
  expect(readDraft(withRegion(none, 'finance', 'ro', true))).toEqual([
    { role: 'finance', regions: ['ro'] },
    { role: 'support', regions: null },
  ]);
});
