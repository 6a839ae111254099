import type { Panel, Piece, Point, Side } from '../die.ts';

/** One visible panel. Paint faces in the given order: back to front. */
export interface Face {
  readonly panel: string;
  /** mm in the picture, x right, y down. */
  readonly points2D: readonly Point[];
  /** Windows and handles in it: fill the face by the even-odd rule. */
  readonly holes2D: readonly (readonly Point[])[];
  /** True where the viewer sees the printed face, false for the inside. */
  readonly outside: boolean;
  /** 0 dark … 1 bright, by the light from the upper left. */
  readonly shade: number;
  /** Its side; each facet of a round wall has the same. */
  readonly side?: Side;
  /** Its material: greyboard under a wrap is unprinted. */
  readonly role: Piece['role'];
  /** A facet of a round wall: paint it without its outline. */
  readonly round: boolean;
  /** Maps sheet mm to picture mm: SVG's matrix(a b c d e f). Paints artwork on the face. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/** A panel in view: its face, and its depth (positive towards the viewer) as a linear function of the sheet. */
export interface ProjectedPanel {
  readonly panel: Panel;
  readonly face: Face;
  readonly depth: readonly [x: number, y: number, constant: number];
}
