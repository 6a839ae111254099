import { type StaffAssignment, type StaffRole, staffRoles } from '@shop/contracts';

/** The chosen roles of a form: `'all'` regions, or a list that may still be empty. */
export type RoleDraft = Readonly<Partial<Record<StaffRole, 'all' | readonly string[]>>>;

export const toDraft = (assignments: readonly StaffAssignment[]): RoleDraft =>
  Object.fromEntries(assignments.map(({ role, regions }) => [role, regions ?? 'all']));

/** Returns the roles in the order of the table; null while a chosen role has no region. */
export const readDraft = (draft: RoleDraft): StaffAssignment[] | null => {
  const read = staffRoles.flatMap((role) => {
    const regions = draft[role];
    return regions === undefined ? [] : [{ role, regions: regions === 'all' ? null : [...regions].sort() }];
  });
  return read.some(({ regions }) => regions?.length === 0) ? null : read;
};

/** Returns the draft with a region of a role switched on or off. */
export const withRegion = (draft: RoleDraft, role: StaffRole, region: string, on: boolean): RoleDraft => {
  const before = draft[role];
  const others = before === undefined || before === 'all' ? [] : before.filter((one) => one !== region);
  return { ...draft, [role]: on ? [...others, region] : others };
};
