import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { readCookie, writeCookie } from '../../storage/cookies.ts';

interface Place {
  readonly name: string;
  readonly days: number;
}

/** A browser that refuses cookies is one visitor for as long as the page lasts. */
const ofThisPage = new Map<string, Readonly<Record<string, unknown>>>();

/** What was kept as JSON; undefined where nothing readable is there. */
export function recall(place: Place): Readonly<Record<string, unknown>> | undefined {
  const text = readCookie(place.name);
  if (text === undefined) return ofThisPage.get(place.name);
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch (error) {
    console.debug(`The cookie ${place.name} cannot be read and begins anew`, error);
    return undefined;
  }
}

/**
 * Keeps something for as long as its place says, on the domain that all hosts of the shop share. Not any more once the
 * visitor has refused: an answer that was on its way must not store again what the refusal took away.
 */
export function keep(place: Place, value: Readonly<Record<string, unknown>>): void {
  if (!allows('analytics')) return;
  const { cookieDomain: domain } = shopDocument();
  try {
    writeCookie(place.name, JSON.stringify(value), { domain, days: place.days });
  } catch (error) {
    console.warn(error);
    ofThisPage.set(place.name, value);
  }
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
