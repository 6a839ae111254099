/** Updates a text's frozen lines and box height when its text or style changes. */
import type { TextNode } from '../document/records.ts';
import { mm } from '../geometry/matrix.ts';
import { resizeAround } from '../geometry/resize.ts';
import { layoutText } from '../text/layout.ts';
import type { Draft } from './draft.ts';

/**
 * Lays out the text, freezes the breaks and grows the box downwards from its top left corner. Without a shaper, or
 * before the font is loaded, the breaks are dropped and the box stays.
 */
export function relayout(draft: Draft, node: TextNode): TextNode {
  const { shaper } = draft.context;
  const { font } = node.props;
  if (shaper === undefined || !shaper.has(font)) return { ...node, props: { ...node.props, lines: null } };
  const layout = layoutText(shaper, node.props, node.props.text, node.size.w);
  const lines = {
    fontHash: shaper.hash(font),
    breaks: layout.breaks.map(([start, end]): [number, number] => [start, end]),
  };
  const box = resizeAround(node, { w: node.size.w, h: mm(layout.height) }, [0, 0]);
  return { ...node, ...box, props: { ...node.props, lines } };
}

/** Returns the width of the longest paragraph on one line in millimetres; null when the font is not loaded. */
export function naturalWidth(
  draft: Draft,
  props: Pick<TextNode['props'], 'font' | 'size' | 'text'>,
): number | null {
  const { shaper } = draft.context;
  if (shaper === undefined || !shaper.has(props.font)) return null;
  const widths = props.text.split('\n').map((line) => shaper.shape(props.font, line.trimEnd()).width);
  return Math.max(...widths) * props.size;
}
