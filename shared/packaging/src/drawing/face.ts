import type { Panel, Piece, Point, Side } from '../die.ts';

/** One panel as seen. Paint faces in the order given: back to front. */
export interface Face {
  readonly panel: string;
  /** mm in the picture, x right, y down. */
  readonly points2D: readonly Point[];
  /** Windows and handles in it: fill the face by the even-odd rule. */
  readonly holes2D: readonly (readonly Point[])[];
  /** True where the printed face looks at the viewer, false where the inside does. */
  readonly outside: boolean;
  /** 0 dark … 1 bright, by the light from the upper left. */
  readonly shade: number;
  /** The side it belongs to; of a round wall, each facet the same. */
  readonly side?: Side;
  /** What it is made of: greyboard under a wrap is not printed and looks it. */
  readonly role: Piece['role'];
  /** A facet of a round wall: paint it without its outline. */
  readonly round: boolean;
  /** Takes sheet mm to picture mm: SVG's matrix(a b c d e f). Paints artwork on the face. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/** A panel in view: its face, and its depth (towards the viewer positive) as a linear function of the sheet. */
export interface ProjectedPanel {
  readonly panel: Panel;
  readonly face: Face;
  readonly depth: readonly [x: number, y: number, constant: number];
}
