import type { BodyOf, createStaffKey } from '@shop/contracts';

/** What is typed of a new key. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Null: all of them. */
  readonly regions: readonly string[] | null;
  /** The last day on which it works, as `2026-12-31`; empty: no end. */
  readonly lastDay: string;
}

export const emptyKey: KeyDraft = { name: '', scopes: [], regions: null, lastDay: '' };

/** What is wrong with a draft, by its field. `today` is the reader's day. */
export const faultsOf = ({ name, scopes, regions, lastDay }: KeyDraft, today: string) => ({
  name: name.trim() === '',
  scopes: scopes.length === 0,
  regions: regions?.length === 0,
  lastDay: lastDay !== '' && lastDay < today,
});

/** The body of the call; the key ends with its last day, in the reader's time zone. */
export const bodyOf = ({ name, scopes, regions, lastDay }: KeyDraft): BodyOf<typeof createStaffKey> => ({
  name: name.trim(),
  scopes: [...scopes],
  ...(regions === null ? {} : { regions: [...regions] }),
  ...(lastDay === '' ? {} : { expires_at: new Date(`${lastDay}T23:59:59`).toISOString() }),
});

/** A list with a value, or without it. */
export const toggled = (list: readonly string[], value: string, on: boolean): readonly string[] =>
  on ? [...list.filter((one) => one !== value), value] : list.filter((one) => one !== value);
