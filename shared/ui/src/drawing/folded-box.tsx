import type { Die, Side } from '@shop/packaging';
import { useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type BoxFace, boxFaces } from './box-faces.ts';
import styles from './drawing.module.css';
import { Picture } from './picture.tsx';

export type BoardLook = 'kraft' | 'white';

/** What is printed on one side: a colour over the whole panel, an upright picture over the side's rectangle, or both. */
export interface SideArtwork {
  readonly fill?: string;
  /** Address of a small picture; it covers the side's rectangle. */
  readonly image?: string;
}

export interface FoldedBoxProps {
  readonly die: Die;
  /** 0 flat to 1 closed. */
  readonly fold: number;
  /** Degrees about the upright axis; positive shows more of the right side. */
  readonly yaw?: number;
  /** Degrees from above; 90 looks straight down. */
  readonly pitch?: number;
  readonly board?: BoardLook;
  /** Board of the inside, when it differs. */
  readonly inside?: BoardLook;
  readonly artwork?: Partial<Readonly<Record<Side, SideArtwork>>>;
  /** What a screen reader says. Without it the box is an ornament. */
  readonly title?: string;
  /** Width to height of the picture's place. */
  readonly ratio?: number;
  readonly className?: string;
}

/** The real box, folded as far as asked, in a parallel projection, drawn from its die alone. */
export function FoldedBox({
  die,
  fold,
  yaw = -32,
  pitch = 28,
  board = 'kraft',
  inside,
  artwork = {},
  title,
  ratio = 1.25,
  className,
}: FoldedBoxProps) {
  const base = useId();
  const picture = useMemo(() => boxFaces(die, fold, yaw, pitch), [die, fold, yaw, pitch]);
  const { bounds } = picture;
  const pad = Math.max(bounds.width, bounds.height) * 0.04;
  const width = Math.max(bounds.width + 2 * pad, (bounds.height + 2 * pad) * ratio);
  const height = width / ratio;
  const x = bounds.x + bounds.width / 2 - width / 2;
  const y = bounds.y + bounds.height / 2 - height / 2;
  return (
    <Picture
      className={classNames(styles.box, className)}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round(width)}
      height={Math.round(height)}
      title={title}
    >
      {picture.faces.map((face) => (
        <Face
          key={face.panel}
          face={face}
          die={die}
          clip={`${base}-${face.panel}`}
          board={face.outside ? board : (inside ?? board)}
          artwork={artwork}
        />
      ))}
    </Picture>
  );
}

function Face({
  face,
  die,
  clip,
  board,
  artwork,
}: {
  readonly face: BoxFace;
  readonly die: Die;
  readonly clip: string;
  readonly board: BoardLook;
  readonly artwork: Partial<Readonly<Record<Side, SideArtwork>>>;
}) {
  const frame = die.frames.find((each) => each.panel === face.panel);
  const print = face.outside && frame !== undefined ? artwork[frame.side] : undefined;
  const dark = Math.max(0, 0.55 - face.light) * 0.42 + (face.outside ? 0 : 0.06);
  const bright = Math.max(0, face.light - 0.55) * 0.5;
  return (
    <g transform={`matrix(${face.matrix.map((value) => value.toFixed(4)).join(' ')})`}>
      <path className={styles[board]} d={face.path} />
      {print?.fill === undefined ? null : <path d={face.path} fill={print.fill} />}
      {print?.image === undefined || frame === undefined ? null : (
        <>
          <clipPath id={clip}>
            <path d={face.path} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <image {...placeUpright(frame)} href={print.image} preserveAspectRatio="xMidYMid slice" />
          </g>
        </>
      )}
      {dark > 0.005 ? <path className={styles.shade} d={face.path} fillOpacity={dark.toFixed(3)} /> : null}
      {bright > 0.005 ? (
        <path className={styles.gleam} d={face.path} fillOpacity={bright.toFixed(3)} />
      ) : null}
      <path className={styles.edge} d={face.path} />
    </g>
  );
}

/** Turns a picture that is upright to the viewer of the closed box back onto the sheet. */
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
