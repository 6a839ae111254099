import type { Die } from '@shop/packaging';
import { sha256 } from './hash.ts';

/** Returns the hash of a die's lines (to a micrometre): two files with the same hash fit the same cutting tool. */
export function dieHash(die: Die): Promise<string> {
  const rounded = JSON.stringify(
    [die.structure, die.version, die.cuts, die.creases],
    (_key, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value),
  );
  return sha256(rounded);
}

/** Returns one line that identifies the die on the sheet and in the file's metadata. */
export function dieStamp(die: Die, hash: string): string {
  const { L, W, H, t } = die.parameters;
  return `${die.structure} v${die.version} ${L} x ${W} x ${H} mm, board ${t} mm, die ${hash.slice(0, 12)}`;
}
