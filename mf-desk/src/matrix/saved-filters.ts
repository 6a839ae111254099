import { allows } from '@shop/kit/consent';

/** A filter that somebody wants again: its name and what stands in the address. */
export interface SavedFilter {
  readonly label: string;
  readonly search: string;
}

/** Listed in docs/consent.md under "functional". */
const storageKey = 'desk-filters';
const most = 20;

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

/** Reads what was kept; anything else than a list of filters is no filter. */
export const parseSaved = (text: string | null): readonly SavedFilter[] => {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isSaved).slice(0, most) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
};

/** The newest stands first; the same name takes the place of the one before. */
export const withFilter = (all: readonly SavedFilter[], added: SavedFilter): readonly SavedFilter[] =>
  [added, ...all.filter(({ label }) => label !== added.label)].slice(0, most);

/** For good where the category "functional" is allowed, else for this tab alone. */
const store = (): Storage => (allows('functional') ? localStorage : sessionStorage);

/** A store that the browser refuses is no reason to stop: then nothing is kept. */
export const recallFilters = (): readonly SavedFilter[] => {
  try {
    return parseSaved(store().getItem(storageKey));
  } catch (error) {
    console.warn(error);
    return [];
  }
};

export const keepFilters = (all: readonly SavedFilter[]): void => {
  try {
    store().setItem(storageKey, JSON.stringify(all));
  } catch (error) {
    console.warn(error);
  }
};
