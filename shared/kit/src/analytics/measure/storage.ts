import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { readCookie, writeCookie } from '../../storage/cookies.ts';

interface StorageEntry {
  readonly name: string;
  readonly days: number;
}

/** A browser that refuses cookies is one visitor for as long as the page lasts. */
const pageMemory = new Map<string, Readonly<Record<string, unknown>>>();

/** What was kept as JSON; undefined where nothing readable is there. */
export function readStored(entry: StorageEntry): Readonly<Record<string, unknown>> | undefined {
  const text = readCookie(entry.name);
  if (text === undefined) return pageMemory.get(entry.name);
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined;
  } catch (error) {
    console.debug(`The cookie ${entry.name} cannot be read and begins anew`, error);
    return undefined;
  }
}

/**
 * Keeps something for as long as its place says, on the domain that all hosts of the shop share. Not any more once the
 * visitor has refused: an answer that was on its way must not store again what the refusal took away.
 */
export function writeStored(entry: StorageEntry, value: Readonly<Record<string, unknown>>): void {
  if (!allows('analytics')) return;
  const { cookieDomain: domain } = shopDocument();
  try {
    writeCookie(entry.name, JSON.stringify(value), { domain, days: entry.days });
  } catch (error) {
    console.warn(error);
    pageMemory.set(entry.name, value);
  }
}

export const toNonEmptyString = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const toFiniteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
