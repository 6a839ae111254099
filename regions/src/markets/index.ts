import { hiddenInRegionSwitch } from '../countries.ts';
import { type Region, type RegionId, regionIds } from '../region.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { eu } from './eu.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { se } from './se.ts';
import { us } from './us.ts';

/** All markets by id. A market is one file; no other code names a region. */
export const markets: Readonly<Record<RegionId, Region>> = { cz, de, es, eu, fr, gb, it, nl, pl, ro, se, us };

export const allRegions: readonly Region[] = regionIds.map((id) => markets[id]);
export const openRegions: readonly Region[] = allRegions.filter(({ open }) => open);

/**
 * Returns the markets of the region switch: the open ones except those that specification 9 omits (CY, MT). Such a
 * market is open all the same: its host answers, and it is in the hreflang mesh.
 */
export const inRegionSwitch = (regions: readonly Region[] = openRegions): readonly Region[] =>
  regions.filter(({ countryCode }) => !hiddenInRegionSwitch.includes(countryCode));

/** Older codes that name a region. */
const aliases: Readonly<Record<string, RegionId>> = { sv: 'se', uk: 'gb', cs: 'cz', en: 'gb' };

/** @example regionOf('SV')?.id // 'se' */
export function regionOf(code: string): Region | undefined {
  const lower = code.trim().toLowerCase();
  const id = aliases[lower] ?? lower;
  return allRegions.find((region) => region.id === id);
}
