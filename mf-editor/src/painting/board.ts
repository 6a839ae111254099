/** The look of bare board, and how ink appears on it. */
import type { PrintSettings } from '@shop/design';

export interface BoardLook {
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

const kraftOutside = (material: string): boolean => /natural|kraft/.test(material);
const kraftInside = (material: string): boolean =>
  material === 'cardboard-natural' ||
  material === 'cardboard-white-one-side' ||
  material === 'cardboard-coated';

export function boardLook({ material, mode, white }: PrintSettings): BoardLook {
  const kind = kraftOutside(material) ? 'kraft' : 'white';
  const insideKind = kraftInside(material) ? 'kraft' : 'white';
  const opaque = white || mode.startsWith('print-monochrome-white');
  return {
    kind,
    insideKind,
    outside: liner[kind],
    inside: liner[insideKind],
    ink: kind === 'kraft' && !opaque ? 'multiply' : 'source-over',
  };
}
