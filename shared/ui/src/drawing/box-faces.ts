import {
  type Die,
  dot,
  foldPose,
  lift,
  type Matrix4,
  multiply,
  type Point,
  pathToSvg,
  ringPath,
  turn,
  type Vec3,
} from '@shop/packaging';

/** One panel of a folded box as it lies on the screen. */
export interface BoxFace {
  readonly panel: string;
  /** SVG `matrix(a b c d e f)` numbers that take sheet coordinates to the picture: the projection is parallel. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** The panel in sheet coordinates, as SVG path data. */
  readonly path: string;
  /** True if the printed face is towards the viewer. */
  readonly outside: boolean;
  /** Light on the face: −1 dark to 1 bright. */
  readonly light: number;
}

export interface BoxPicture {
  /** Back to front. */
  readonly faces: readonly BoxFace[];
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const lightFrom: Vec3 = [-0.35, 0.8, 0.49];

export const boxFaces = (die: Die, fold: number, yaw: number, pitch: number): BoxPicture => {
  const pose = foldPose(die, fold);
  const view = viewMatrix(die, yaw, pitch);
  const world = viewMatrix(die, 0, 0);
  const faces = die.panels.map((panel) => {
    const matrix = pose.get(panel.id) ?? view;
    const onScreen = multiply(view, matrix);
    const corners = panel.outline.map((point) => lift(onScreen, point));
    // The printed face looks along −z of the sheet.
    const normal = turn(onScreen, [0, 0, -1]);
    const outside = normal[2] > 0;
    const inWorld = turn(multiply(world, matrix), [0, 0, outside ? -1 : 1]);
    const depth = corners.reduce((sum, corner) => sum + corner[2], 0) / corners.length;
    const m = (index: number) => onScreen[index] ?? 0;
    const affine = [m(0), -m(4), m(1), -m(5), m(3), -m(7)] as const;
    return {
      panel: panel.id,
      matrix: affine,
      path: pathToSvg(ringPath(panel.outline)),
      outside,
      light: dot(inWorld, lightFrom),
      depth: depth + (outside ? panel.layer : -panel.layer) * 0.01,
      points: corners.map((corner): Point => [corner[0], -corner[1]]),
    };
  });
  faces.sort((a, b) => a.depth - b.depth);
  const points = faces.flatMap((face) => face.points);
  const x = Math.min(...points.map((point) => point[0]));
  const y = Math.min(...points.map((point) => point[1]));
  const right = Math.max(...points.map((point) => point[0]));
  const bottom = Math.max(...points.map((point) => point[1]));
  return { faces, bounds: { x, y, width: right - x, height: bottom - y } };
};

/** Sheet space to the viewer's: x right, y up, z towards the viewer. */
const viewMatrix = (die: Die, yaw: number, pitch: number): Matrix4 => {
  const lying = die.structure === 'fefco-0427';
  const stand: Matrix4 = lying
    ? [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]
    : [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1];
  const a = (yaw * Math.PI) / 180;
  const b = (pitch * Math.PI) / 180;
  const spin: Matrix4 = [
    Math.cos(a),
    0,
    Math.sin(a),
    0,
    0,
    1,
    0,
    0,
    -Math.sin(a),
    0,
    Math.cos(a),
    0,
    0,
    0,
    0,
    1,
  ];
  const nod: Matrix4 = [
    1,
    0,
    0,
    0,
    0,
    Math.cos(b),
    -Math.sin(b),
    0,
    0,
    Math.sin(b),
    Math.cos(b),
    0,
    0,
    0,
    0,
    1,
  ];
  return multiply(nod, multiply(spin, stand));
};
