import { allows } from '@shop/kit/consent';

/** A saved filter: its name and query. */
export interface SavedFilter {
  readonly label: string;
  readonly search: string;
  /** The list that it filters; absent on those of the releases. */
  readonly list?: string;
}

/** Listed in docs/consent.md under "functional". */
const storageKey = 'desk-filters';
const maxSaved = 20;

const isSavedFilter = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'search' in value &&
  typeof value.search === 'string' &&
  (!('list' in value) || typeof value.list === 'string');

/** Parses the stored filters; anything invalid is dropped. */
export const parseFilters = (text: string | null): readonly SavedFilter[] => {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isSavedFilter).slice(0, maxSaved) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
};

/** Returns the list with the filter first; it replaces one of the same name. */
export const withFilter = (all: readonly SavedFilter[], added: SavedFilter): readonly SavedFilter[] =>
  [added, ...all.filter(({ label, list }) => label !== added.label || list !== added.list)].slice(
    0,
    maxSaved,
  );

/** Permanent if the category "functional" is allowed, else for this tab. */
const getStorage = (): Storage => (allows('functional') ? localStorage : sessionStorage);

/** If the browser refuses storage, nothing is saved. */
export const readFilters = (): readonly SavedFilter[] => {
  try {
    return parseFilters(getStorage().getItem(storageKey));
  } catch (error) {
    console.warn(error);
    return [];
  }
};

export const saveFilters = (all: readonly SavedFilter[]): void => {
  try {
    getStorage().setItem(storageKey, JSON.stringify(all));
  } catch (error) {
    console.warn(error);
  }
};
