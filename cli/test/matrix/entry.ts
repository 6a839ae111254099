import type { Stage, ValidCall } from './stage.ts';

/**
 * Who may make a call. `owned`: it names the owner's data, which nobody else can find. `self`: it is about the
 * caller, so others get their own. `open`: the same for everybody. `link`: for whoever has the secret in it. `staff`:
 * for staff.
 */
export type Visibility = 'owned' | 'self' | 'open' | 'link' | 'staff';

export interface Entry {
  readonly reach: Visibility;
  /** Why staff may do it for the owner. */
  readonly byStaffToo?: string;
  readonly call: (stage: Stage) => Promise<ValidCall>;
}

export type Entries = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Entry>>;

const as =
  (reach: Visibility) =>
  (call: ((stage: Stage) => Promise<ValidCall> | ValidCall) | ValidCall = {}): Entry => ({
    reach,
    call: async (stage) => (typeof call === 'function' ? call(stage) : call),
  });
export const owned = as('owned');
export const self = as('self');
export const open = as('open');
export const link = as('link');
export const staff = as('staff');

/** The same call, which staff may make as well. */
export const byStaffToo = (reason: string, entry: Entry): Entry => ({ ...entry, byStaffToo: reason });

/** Returns the query of a signed address. */
export const signed = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'http://shop.test').searchParams);
