/**
 * The die that a file was made on. The stamp is not trusted: the die is computed again and its
 * lines are compared.
 */
import type { SourceDie } from '@shop/contracts';
import { dieHash } from '@shop/design/pdf';
import { makeDie } from '@shop/packaging';
import { type DieStamp, type PageBox, sheetOnPage } from '@shop/packaging/exports';

/**
 * Returns the die of a stamp, or null without one. `mm` is the artwork's size, `trim` its trim box
 * in the same millimetres.
 */
export async function resolveSourceDie(
  stamp: DieStamp | null,
  mm: readonly [number, number],
  trim: PageBox | null = null,
): Promise<SourceDie | null> {
  if (stamp === null) return null;
  const made = makeDie(stamp.structure, stamp.parameters);
  const current =
    made.ok && made.die.version === stamp.version && (await dieHash(made.die)).startsWith(stamp.hash);
  const { L, W, H, t, options = {} } = current ? made.die.parameters : stamp.parameters;
  return {
    structure: stamp.structure,
    version: stamp.version,
    parameters: { L, W, H, t, options: { ...options } },
    sheet: stamp.sheet,
    current,
    at: sheetOnPage(mm, stamp.sheet, trim),
  };
}
