import type { Die } from '../die.ts';

/**
 * Whether anything is folded or assembled. A sheet, a label, a tape are not; the back of a card is only another face of
 * it.
 */
export const isFolded = ({ panels, pieces }: Die): boolean =>
  panels.some(
    ({ hinge, piece }) =>
      hinge !== undefined &&
      (hinge.kind !== 'join' || pieces.find(({ id }) => id === piece)?.role !== 'reverse'),
  );
