/** The white plate: white under everything that prints in process colours. */
import { boundsOf } from '../geometry/matrix.ts';
import { rectOutline, transformOutline } from '../geometry/outline.ts';
import type { DisplayItem, Paint } from './display-list.ts';

/** The plate's paint; the print file's separation has the same name. */
export const whitePaint: Paint = { srgb: '#ffffff', cmyk: [0, 0, 0, 0], spot: 'White' };

/** Pictures get white under their whole box; their transparent parts stay white on the board. */
export function whiteUnder(items: readonly DisplayItem[]): readonly DisplayItem[] {
  return items
    .filter((item) => item.plate === 'process')
    .map((item): DisplayItem => {
      if (item.kind === 'glyphRun') return { ...item, plate: 'white', fill: whitePaint };
      if (item.kind === 'path') {
        return {
          ...item,
          plate: 'white',
          fill: item.fill === null ? null : whitePaint,
          stroke: item.stroke === null ? null : { ...item.stroke, paint: whitePaint },
        };
      }
      const { kind: _kind, asset: _asset, matrix, crop: _crop, opacity: _opacity, dpi: _dpi, ...base } = item;
      const outline = transformOutline(rectOutline(0, 0, 1, 1), matrix);
      const points = outline.flatMap((command) =>
        command[0] === 'M' || command[0] === 'L' ? [[command[1], command[2]] as const] : [],
      );
      return {
        ...base,
        kind: 'path',
        plate: 'white',
        bounds: boundsOf(points),
        outline,
        fill: whitePaint,
        stroke: null,
      };
    });
}
