import {
  type Picture as BoxPicture,
  type Die,
  type Face,
  pathToSvg,
  projectBox,
  ringPath,
  type Side,
} from '@shop/packaging';
import { useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import type { BoardColour } from './board-colours.ts';
import { fitToRatio, getFaceShading } from './draw-box.ts';
import styles from './drawing.module.css';
import { FacePaint } from './face-paint.tsx';
import { Picture } from './picture.tsx';

/** The print on one side: a colour over the whole panel, an upright picture over the side's rectangle, or both. */
export interface SideArtwork {
  readonly fill?: string;
  /** Address of a small picture; it covers the side's rectangle. */
  readonly image?: string;
}

export interface FoldedBoxProps {
  readonly die: Die;
  /** 0 flat to 1 closed. */
  readonly fold: number;
  /** Degrees about the vertical axis; positive shows more of the right side. */
  readonly yaw?: number;
  /** Degrees from above; 90 looks straight down. */
  readonly pitch?: number;
  readonly board?: BoardColour;
  /** Inside colour, if different. */
  readonly inside?: BoardColour;
  readonly artwork?: Partial<Readonly<Record<Side, SideArtwork>>>;
  /** The accessible name. Without it the box is decorative. */
  readonly title?: string;
  /** Aspect ratio of the picture, width to height. */
  readonly ratio?: number;
  /** Uses one scale and position for every fold, so that nothing jumps during the animation. */
  readonly steady?: boolean;
  readonly className?: string;
}

type Bounds = BoxPicture['bounds'];
const steadyFolds = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** The folded box in a parallel projection, drawn from its die alone. */
export function FoldedBox({
  die,
  fold,
  yaw = 34,
  pitch = 28,
  board = 'kraft',
  inside,
  artwork = {},
  title,
  ratio = 1.25,
  steady = false,
  className,
}: FoldedBoxProps) {
  const base = useId();
  const picture = useMemo(() => projectBox(die, { fold, yaw, pitch }), [die, fold, yaw, pitch]);
  const whole = useMemo(
    () =>
      steady
        ? steadyFolds.map((each) => projectBox(die, { fold: each, yaw, pitch }).bounds).reduce(around)
        : undefined,
    [die, yaw, pitch, steady],
  );
  const view = fitToRatio(whole ?? picture.bounds, ratio);
  return (
    <Picture
      className={classNames(styles.box, className)}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      width={view.width}
      height={view.height}
      title={title}
    >
      {picture.faces.map((face) => (
        <FaceShape
          key={face.panel}
          face={face}
          die={die}
          clip={`${base}-${face.panel}`}
          board={face.role === 'core' ? 'grey' : face.outside ? board : (inside ?? board)}
          artwork={face.outside && face.side !== undefined ? artwork[face.side] : undefined}
        />
      ))}
    </Picture>
  );
}

const around = (a: Bounds, b: Bounds): Bounds => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

function FaceShape({
  face,
  die,
  clip,
  board,
  artwork,
}: {
  readonly face: Face;
  readonly die: Die;
  readonly clip: string;
  readonly board: BoardColour | 'grey';
  readonly artwork: SideArtwork | undefined;
}) {
  const path = [face.points2D, ...face.holes2D].map((ring) => pathToSvg(ringPath(ring))).join('');
  const frame = artwork?.image === undefined ? undefined : die.frames.find((each) => each.side === face.side);
  return (
    <FacePaint path={path} board={board} round={face.round} {...getFaceShading(face)}>
      {artwork?.fill === undefined ? null : <path d={path} fill={artwork.fill} />}
      {artwork?.image === undefined || frame === undefined ? null : (
        <>
          <clipPath id={clip}>
            <path d={path} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <g transform={`matrix(${face.matrix.map((value) => value.toFixed(5)).join(' ')})`}>
              <image {...placeUpright(frame)} href={artwork.image} preserveAspectRatio="xMidYMid slice" />
            </g>
          </g>
        </>
      )}
    </FacePaint>
  );
}

/** Maps a picture that is upright on the closed box to the sheet. */
const placeUpright = (frame: Die['frames'][number]) => {
  const lying = frame.turn === 90 || frame.turn === 270;
  const width = lying ? frame.height : frame.width;
  const height = lying ? frame.width : frame.height;
  const cx = frame.x + frame.width / 2;
  const cy = frame.y + frame.height / 2;
  return {
    x: cx - width / 2,
    y: cy - height / 2,
    width,
    height,
    transform: `rotate(${-frame.turn} ${cx} ${cy})`,
  };
};
