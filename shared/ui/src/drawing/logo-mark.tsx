import { makeDie, pathToSvg, projectBox, ringPath } from '@shop/packaging';
import styles from './drawing.module.css';
import { frameOf } from './folded-box.tsx';
import { Picture } from './picture.tsx';

export interface LogoMarkProps {
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** Said by screen readers; without it the mark is an ornament beside the name. */
  readonly label?: string;
}

/** Drawn once per page: the mark never changes. */
let drawn: { readonly view: string; readonly paths: readonly string[] } | undefined;
const draw = () => {
  const made = makeDie('fefco-0201', { L: 130, W: 130, H: 110, t: 1.5 });
  if (!made.ok) return { view: '0 0 1 1', paths: [] };
  const picture = projectBox(made.die, { fold: 0.72, yaw: 45, pitch: 30 });
  const { x, y, width, height } = frameOf(picture.bounds, 1);
  return {
    view: `${x} ${y} ${width} ${height}`,
    paths: picture.faces.map((face) => pathToSvg(ringPath(face.points2D))),
  };
};

/** The mark: a small box with its flaps open, from the same geometry as everything sold here. */
export function LogoMark({ size = 32, label }: LogoMarkProps) {
  drawn ??= draw();
  return (
    <Picture className={styles.mark} width={size} height={size} viewBox={drawn.view} title={label}>
      {drawn.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Picture>
  );
}
