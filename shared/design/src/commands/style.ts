/** Commands that change the text and appearance of nodes. */
import { fontById } from '../document/document.ts';
import type { ColorId } from '../document/ids.ts';
import type { NodeRecord } from '../document/records.ts';
import { chooseColor } from './colors.ts';
import { type Draft, done, findEditable, type HandlerResult, putRecords, refuse } from './draft.ts';
import { ensureLayer, hasSide } from './place.ts';
import { relayout } from './relayout.ts';
import type { CommandArgs } from './schemas.ts';

export function setText(draft: Draft, { id, text }: CommandArgs<'setText'>): HandlerResult {
  const found = findEditable(draft, [id]);
  if (!found.ok) return found;
  const [node] = found.nodes;
  if (node?.type !== 'text') return refuse({ code: 'wrong_type', id });
  putRecords(draft, relayout(draft, { ...node, props: { ...node.props, text } }));
  return done([id]);
}

export function setFont(draft: Draft, { ids, ...style }: CommandArgs<'setFont'>): HandlerResult {
  const found = findEditable(draft, ids);
  if (!found.ok) return found;
  if (style.font !== undefined && fontById(draft.document, style.font) === undefined) {
    return refuse({ code: 'unknown_font', id: style.font });
  }
  for (const node of found.nodes) {
    if (node.type !== 'text') return refuse({ code: 'wrong_type', id: node.id });
    const props = {
      ...node.props,
      font: style.font ?? node.props.font,
      size: style.size ?? node.props.size,
      align: style.align ?? node.props.align,
      lineHeight: style.lineHeight ?? node.props.lineHeight,
    };
    putRecords(draft, relayout(draft, { ...node, props }));
  }
  return done(ids);
}

export function setColor(draft: Draft, args: CommandArgs<'setColor'>): HandlerResult {
  const found = findEditable(draft, args.ids);
  if (!found.ok) return found;
  const chosen = args.color === null ? null : chooseColor(draft, args.color);
  if (chosen !== null && !chosen.ok) return chosen;
  for (const node of found.nodes) {
    const colored = recolor(node, chosen?.id ?? null, args);
    if (colored === null) return refuse({ code: 'wrong_type', id: node.id });
    putRecords(draft, colored);
  }
  return done(args.ids);
}

/** Half a point, thin but printable. */
const defaultStroke = 0.176;

function recolor(node: NodeRecord, color: ColorId | null, args: CommandArgs<'setColor'>): NodeRecord | null {
  if (node.type === 'image') return null;
  if (node.type === 'text') {
    return color === null || args.target === 'stroke' ? null : { ...node, props: { ...node.props, color } };
  }
  const width = args.strokeWidth ?? node.props.stroke?.width ?? defaultStroke;
  const change =
    args.target === 'fill' ? { fill: color } : { stroke: color === null ? null : { color, width } };
  return node.type === 'rect'
    ? { ...node, props: { ...node.props, ...change } }
    : { ...node, props: { ...node.props, ...change } };
}

export function setOpacity(draft: Draft, { ids, opacity }: CommandArgs<'setOpacity'>): HandlerResult {
  const found = findEditable(draft, ids);
  if (!found.ok) return found;
  for (const node of found.nodes) {
    if (node.type !== 'image') return refuse({ code: 'wrong_type', id: node.id });
    putRecords(draft, { ...node, props: { ...node.props, opacity } });
  }
  return done(ids);
}

export function setBackground(
  draft: Draft,
  { surface, side, color }: CommandArgs<'setBackground'>,
): HandlerResult {
  if (!hasSide(draft, side)) return refuse({ code: 'unknown_side', side: String(side) });
  const chosen = color === null ? null : chooseColor(draft, color);
  if (chosen !== null && !chosen.ok) return chosen;
  const layer = ensureLayer(draft, surface, side);
  if (layer.locked) return refuse({ code: 'locked', id: layer.id });
  putRecords(draft, { ...layer, background: chosen?.id ?? null });
  return done([]);
}
