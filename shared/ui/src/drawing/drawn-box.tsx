import { classNames } from '../class-names.ts';
import type { BoardColour } from './board-colours.ts';
import type { BoxDrawing } from './draw-box.ts';
import styles from './drawing.module.css';
import { FacePaint } from './face-paint.tsx';
import { Picture } from './picture.tsx';

export interface DrawnBoxProps {
  readonly drawing: BoxDrawing;
  readonly board?: BoardColour;
  /** Inside colour, if different. */
  readonly inside?: BoardColour;
  /** The accessible name. Without it the box is decorative. */
  readonly title?: string;
  readonly className?: string;
}

/** A box from a precomputed drawing: what `FoldedBox` shows, without the geometry code. */
export function DrawnBox({ drawing, board = 'kraft', inside = board, title, className }: DrawnBoxProps) {
  const { width, height, faces } = drawing;
  return (
    <Picture
      className={classNames(styles.box, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      title={title}
    >
      {faces.map(({ path, outside, dark, bright, core, round }, index) => (
        <FacePaint
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of one drawing never change places
          key={index}
          path={path}
          board={core ? 'grey' : outside ? board : inside}
          round={round}
          dark={dark}
          bright={bright}
        />
      ))}
    </Picture>
  );
}
