/** The appearance of bare board, and of ink on it. */
import type { PrintSettings } from '@shop/design';

export interface BoardAppearance {
  readonly outside: string;
  readonly inside: string;
  /**
   * Ink is not opaque: on brown board it darkens the board and white stays brown, unless a white plate is under it.
   * White boards show colours unchanged.
   */
  readonly ink: 'multiply' | 'source-over';
  readonly kind: 'kraft' | 'white';
  readonly insideKind: 'kraft' | 'white';
}

/** Screen colours of unprinted liners, sRGB. */
const liner = { kraft: '#c6a578', white: '#ffffff' } as const;

const isKraftOutside = (material: string): boolean => /natural|kraft/.test(material);
const isKraftInside = (material: string): boolean =>
  material === 'cardboard-natural' ||
  material === 'cardboard-white-one-side' ||
  material === 'cardboard-coated';

export function getBoardAppearance({ material, mode, white }: PrintSettings): BoardAppearance {
  const kind = isKraftOutside(material) ? 'kraft' : 'white';
  const insideKind = isKraftInside(material) ? 'kraft' : 'white';
  const isOpaque = white || mode.startsWith('print-monochrome-white');
  return {
    kind,
    insideKind,
    outside: liner[kind],
    inside: liner[insideKind],
    ink: kind === 'kraft' && !isOpaque ? 'multiply' : 'source-over',
  };
}
