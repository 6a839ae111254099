import {
  type AssetId,
  type DisplayItem,
  type DisplayList,
  dielineOf,
  type Matrix,
  type Outline,
  type Shaper,
  transformOutline,
} from '@shop/design';
import type { Die } from '@shop/packaging';

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

const pathData = (outline: Outline): string =>
  outline.map(([command, ...points]) => `${command}${points.map(number).join(' ')}`).join('');

const matrixOf = (matrix: Matrix): string => `matrix(${matrix.map((value) => String(value)).join(' ')})`;

export interface SvgOptions {
  readonly die: Die;
  readonly shaper: Shaper;
  /** The pictures of the assets as data URLs; missing ones are left out. */
  readonly pictures: ReadonlyMap<AssetId, string>;
  /** Colour of the bare board. */
  readonly board: string;
  /** Width of the picture in pixels. */
  readonly width: number;
}

const paintItem = (item: DisplayItem, { shaper, pictures }: SvgOptions): string => {
  if (item.kind === 'path') {
    const stroke = item.stroke
      ? ` stroke="${item.stroke.paint.srgb}" stroke-width="${number(item.stroke.width)}"`
      : '';
    return `<path d="${pathData(item.outline)}" fill="${item.fill?.srgb ?? 'none'}"${stroke}/>`;
  }
  if (item.kind === 'glyphRun') {
    const { size } = item;
    const glyphs = item.glyphs.map(({ gid, x, y }) =>
      pathData(transformOutline(shaper.glyphPath(item.font, gid), [size, 0, 0, size, x, y])),
    );
    return `<path d="${glyphs.join('')}" transform="${matrixOf(item.matrix)}" fill="${item.fill.srgb}"/>`;
  }
  const picture = pictures.get(item.asset);
  if (picture === undefined) return '';
  const { x, y, w, h } = item.crop;
  // The unit square is a viewport onto the cropped part of the picture.
  return `<g transform="${matrixOf(item.matrix)}" opacity="${number(item.opacity)}"><svg width="1" height="1" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="none"><image href="${picture}" width="1" height="1" preserveAspectRatio="none"/></svg></g>`;
};

/** Returns the printed face as an SVG, clipped to the cut. Every position comes from the display list. */
export const paintSvg = (list: DisplayList, options: SvgOptions): string => {
  const { die, width, board } = options;
  const surface = list.surfaces.find(({ surface: name }) => name === 'outside');
  const clips = Object.entries(surface?.clips ?? {});
  const ids = new Map(clips.map(([name], index) => [name, `c${index}`]));
  const wrapped = (surface?.items ?? [])
    .filter(({ plate }) => plate === 'process')
    .map((item) =>
      item.clips.reduce(
        (inner, name) => `<g clip-path="url(#${ids.get(name) ?? ''})">${inner}</g>`,
        paintItem(item, options),
      ),
    );
  const { sheet } = list;
  const panels = die.panels
    .map(({ outline }) => `M${outline.map((point) => point.map(number).join(' ')).join('L')}Z`)
    .join('');
  const creases = dielineOf(die).crease.map(pathData).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * sheet.height) / sheet.width)}" viewBox="0 0 ${number(sheet.width)} ${number(sheet.height)}">
<defs><clipPath id="cut"><path d="${panels}"/></clipPath>${clips.map(([name, outline]) => `<clipPath id="${ids.get(name) ?? ''}"><path d="${pathData(outline)}"/></clipPath>`).join('')}</defs>
<path d="${panels}" fill="${board}"/>
<g clip-path="url(#cut)">${wrapped.join('')}</g>
<path d="${creases}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="${number(sheet.width / 500)}"/>
</svg>`;
};
