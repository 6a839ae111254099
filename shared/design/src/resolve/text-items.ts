/** A text node -> one glyph run per line. */
import type { TextNode } from '../document/records.ts';
import { apply, boundsOf, multiply, translation } from '../geometry/matrix.ts';
import { layoutNode } from '../text/layout.ts';
import { paintById } from './color.ts';
import type { GlyphRunItem } from './display-list.ts';
import { boxMatrix } from './frames.ts';
import type { ResolveInput } from './resolve-input.ts';

export function textItems(node: TextNode, input: ResolveInput): readonly GlyphRunItem[] {
  const { font, size } = node.props;
  const fill = paintById(input.document, node.props.color);
  if (fill === null || !input.shaper.has(font)) return [];
  const box = boxMatrix(node);
  const { ascender, descender } = input.shaper.metrics(font);
  return layoutNode(input.shaper, node)
    .lines.filter((line) => line.glyphs.length > 0)
    .map((line) => {
      const matrix = multiply(box, translation(line.x, line.y));
      const corners = (
        [
          [0, -ascender * size],
          [line.width, -ascender * size],
          [line.width, descender * size],
          [0, descender * size],
        ] as const
      ).map((corner) => apply(matrix, corner));
      return {
        kind: 'glyphRun',
        nodeId: node.id,
        layerId: input.layer.id,
        side: input.layer.side,
        plate: 'process',
        clips: input.clips,
        bounds: boundsOf(corners),
        font,
        size,
        matrix,
        glyphs: line.glyphs,
        text: line.text,
        fill,
        missing: line.missing,
      };
    });
}
