import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { BoardColour } from './board-colours.ts';
import styles from './drawing.module.css';

interface FacePaintProps {
  /** SVG path data of the face. */
  readonly path: string;
  /** Greyboard is the board under a wrap. */
  readonly board: BoardColour | 'grey';
  /** A facet of a round wall: no edge is drawn to the next facet. */
  readonly round?: boolean | undefined;
  readonly dark: number;
  readonly bright: number;
  /** The print on it. */
  readonly children?: ReactNode;
}

/** One face of a box: board, print, light and shade, edge. */
export function FacePaint({ path, board, round = false, dark, bright, children }: FacePaintProps) {
  return (
    <g>
      <path className={classNames(styles[board], round && styles.facet)} d={path} />
      {children}
      {dark > 0.005 ? <path className={styles.shade} d={path} fillOpacity={dark.toFixed(3)} /> : null}
      {bright > 0.005 ? <path className={styles.gleam} d={path} fillOpacity={bright.toFixed(3)} /> : null}
      {round ? null : (
        <path className={classNames(styles.edge, board !== 'kraft' && styles.whiteEdge)} d={path} />
      )}
    </g>
  );
}
