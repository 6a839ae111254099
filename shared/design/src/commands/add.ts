/** Commands that add a new node to the box. */
import { assetById, fontById } from '../document/document.ts';
import type { AssetRecord, TextNode } from '../document/records.ts';
import { marginsOf } from '../resolve/dieline.ts';
import { defaultFont } from '../text/fonts.ts';
import { chooseColor } from './colors.ts';
import { type Draft, done, type HandlerResult, putRecords, refuse } from './draft.ts';
import { areaOn, hasSide, nodeBase } from './place.ts';
import { naturalWidth, relayout } from './relayout.ts';
import type { CommandArgs } from './schemas.ts';

export function addImage(draft: Draft, args: CommandArgs<'addImage'>): HandlerResult {
  const { place, asset: given } = args;
  if (!hasSide(draft, place.side)) return refuse({ code: 'unknown_side', side: String(place.side) });
  const page = given.page ?? 1;
  // One asset per page of a file: a file placed twice is stored and printed once.
  const id = page === 1 ? (`asset:${given.sha256}` as const) : (`asset:${given.sha256}-${page}` as const);
  const asset: AssetRecord = assetById(draft.document, id) ?? { kind: 'asset', id, ...given, page };
  putRecords(draft, asset);
  const size = imageSize(draft, args, asset.mm);
  const base = nodeBase(draft, place, size, args.id);
  putRecords(draft, {
    ...base,
    type: 'image',
    props: { asset: id, crop: { x: 0, y: 0, w: 1, h: 1 }, opacity: 1 },
  });
  return done([base.id]);
}

/** Returns the natural size, reduced (never enlarged) to fit within the safe zone of its side. */
function imageSize(draft: Draft, args: CommandArgs<'addImage'>, [width, height]: readonly [number, number]) {
  if (args.w !== undefined && args.h !== undefined) return { w: args.w, h: args.h };
  if (args.w !== undefined) return { w: args.w, h: (args.w * height) / width };
  if (args.h !== undefined) return { w: (args.h * width) / height, h: args.h };
  const room = areaOn(draft, args.place.side);
  const { safe } = marginsOf(draft.die);
  const minimumEdge = (edge: number) => Math.max(1, edge - 2 * safe);
  const scale = Math.min(1, minimumEdge(room.width) / width, minimumEdge(room.height) / height);
  return { w: width * scale, h: height * scale };
}

/** Default font size: 18 pt. */
const defaultSize = 6.35;

export function addText(draft: Draft, args: CommandArgs<'addText'>): HandlerResult {
  const { place, text } = args;
  if (!hasSide(draft, place.side)) return refuse({ code: 'unknown_side', side: String(place.side) });
  const font = args.font ?? defaultFont;
  if (fontById(draft.document, font) === undefined) return refuse({ code: 'unknown_font', id: font });
  const color = chooseColor(draft, args.color ?? '#000000');
  if (!color.ok) return color;
  const props: TextNode['props'] = {
    text,
    font,
    size: args.size ?? defaultSize,
    color: color.id,
    align: args.align ?? 'left',
    lineHeight: 1.2,
    lines: null,
  };
  const room = Math.max(5, areaOn(draft, place.side).width - 2 * marginsOf(draft.die).safe);
  const natural = naturalWidth(draft, props);
  // A small margin, so that rounding of the stored width cannot break the line.
  const w = args.w ?? Math.min(room, natural === null ? room : Math.max(5, natural + 0.01));
  const base = nodeBase(draft, place, { w, h: props.size * props.lineHeight }, args.id);
  const node = relayout(draft, { ...base, type: 'text', props });
  // Centring needs the real height, which only the layout knows.
  const shift = place.y === undefined ? (base.size.h - node.size.h) / 2 : 0;
  const turned = base.xf.rot === 90 || base.xf.rot === 270;
  const centred =
    shift === 0
      ? node
      : {
          ...node,
          xf: {
            ...node.xf,
            x: turned ? base.xf.x : node.xf.x,
            y: base.xf.y + shift,
          },
        };
  putRecords(draft, centred);
  return done([base.id]);
}

export function addRect(draft: Draft, args: CommandArgs<'addRect'>): HandlerResult {
  const { place, w, h } = args;
  if (!hasSide(draft, place.side)) return refuse({ code: 'unknown_side', side: String(place.side) });
  const fill = args.fill === null ? null : chooseColor(draft, args.fill ?? '#000000');
  if (fill !== null && !fill.ok) return fill;
  const line = args.stroke ?? null;
  const stroke = line === null ? null : chooseColor(draft, line.color);
  if (stroke !== null && !stroke.ok) return stroke;
  const base = nodeBase(draft, place, { w, h }, args.id);
  putRecords(draft, {
    ...base,
    type: 'rect',
    props: {
      fill: fill?.id ?? null,
      stroke: stroke === null || line === null ? null : { color: stroke.id, width: line.width },
      radius: args.radius ?? 0,
    },
  });
  return done([base.id]);
}
