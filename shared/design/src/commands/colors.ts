import { maxColors } from '../constants.ts';
import { colorById, colorsOf } from '../document/document.ts';
import { byIndex, type ColorId, indexBetween } from '../document/ids.ts';
import { type Draft, freshId, putRecords } from './draft.ts';
import type { CommandProblem } from './run.types.ts';

export type ChosenColor =
  | { readonly ok: true; readonly id: ColorId }
  | { readonly ok: false; readonly problem: CommandProblem };

const isColorId = (choice: string): choice is ColorId => choice.startsWith('color:');

/** Returns a palette entry by id; a hex is added to the palette unless it exists or the palette is full. */
export function chooseColor(draft: Draft, choice: string): ChosenColor {
  if (isColorId(choice)) {
    return colorById(draft.document, choice) === undefined
      ? { ok: false, problem: { code: 'unknown_color', id: choice } }
      : { ok: true, id: choice };
  }
  const srgb = choice.toLowerCase();
  const colors = colorsOf(draft.document).toSorted(byIndex);
  const known = colors.find((color) => color.srgb === srgb && color.spot === null);
  if (known !== undefined) return { ok: true, id: known.id };
  if (colors.length >= maxColors) {
    return { ok: false, problem: { code: 'palette_full', maximum: maxColors } };
  }
  const id = freshId(draft, 'color');
  const index = indexBetween(colors.at(-1)?.index ?? null, null);
  putRecords(draft, {
    kind: 'color',
    id,
    uid: id.slice('color:'.length),
    index,
    srgb,
    cmyk: null,
    spot: null,
  });
  return { ok: true, id };
}
