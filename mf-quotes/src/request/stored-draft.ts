import type { Draft } from './draft.ts';

/** The request as it was typed so far, the step at which it stands, and the names of its files. */
export interface StoredDraft {
  /** What was changed; what is known of the user is not stored. */
  readonly draft: Partial<Draft>;
  readonly step: string;
  /** Files themselves cannot be stored: they are chosen again. */
  readonly files: readonly string[];
}

/**
 * The buyer's own unfinished request, until it is sent, the tab is closed or a signed-in user leaves (the shell removes
 * it then): needed for what they do, so it asks for no consent. One for each configuration (the query of the address).
 */
const keyOf = (query: string): string => `unsent-request/${query}`;

/** Stores the unfinished request of this tab. */
export function storeDraft(query: string, stored: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(query), JSON.stringify(stored));
  } catch {
    // A full or refused storage costs the resumption alone: what is typed stays on the page.
  }
}

/** Returns the unfinished request of this tab; undefined without one that can be read. */
export function readDraft(query: string): StoredDraft | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(query)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('draft' in found) || !('step' in found)) return;
    const { draft, step } = found;
    if (typeof draft !== 'object' || draft === null || typeof step !== 'string') return;
    const texts = Object.entries(draft).filter(([, value]) => typeof value === 'string');
    const files = 'files' in found && Array.isArray(found.files) ? found.files : [];
    return {
      draft: Object.fromEntries(texts) as Partial<Draft>,
      step,
      files: files.filter((name) => typeof name === 'string'),
    };
  } catch {
    return undefined;
  }
}

/** Forgets the unfinished request: it was sent. */
export function removeDraft(query: string): void {
  try {
    sessionStorage.removeItem(keyOf(query));
  } catch {
    // Refused storage holds nothing.
  }
}
