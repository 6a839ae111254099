import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { readCookie, writeCookie } from '../../storage/cookies.ts';

interface StorageEntry {
  readonly name: string;
  readonly days: number;
}

/** The fallback for a browser that refuses cookies: one visitor per page load. */
const pageMemory = new Map<string, Readonly<Record<string, unknown>>>();

/** Returns the stored JSON value; undefined if there is no readable one. */
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
 * Stores a value for the lifetime of its entry, on the domain shared by all hosts of the shop. Does nothing after a
 * refusal: a late reply must not restore what the refusal deleted.
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
