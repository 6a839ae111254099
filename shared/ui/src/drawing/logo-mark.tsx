import { makeDie } from '@shop/packaging';
import { useMemo } from 'react';
import { boxFaces } from './box-faces.ts';
import styles from './drawing.module.css';
import { Picture } from './picture.tsx';

export interface LogoMarkProps {
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** Said by screen readers; without it the mark is an ornament beside the name. */
  readonly label?: string;
}

const cube = makeDie('fefco-0427', { L: 150, W: 150, H: 60, t: 1.5 });

/** The mark: a small mailer, half open, from the same geometry as everything sold here. */
export function LogoMark({ size = 32, label }: LogoMarkProps) {
  const picture = useMemo(() => (cube.ok ? boxFaces(cube.die, 0.8, -40, 30) : undefined), []);
  if (picture === undefined) return null;
  const { x, y, width, height } = picture.bounds;
  const edge = Math.max(width, height) * 1.04;
  const view = `${x + width / 2 - edge / 2} ${y + height / 2 - edge / 2} ${edge} ${edge}`;
  return (
    <Picture className={styles.mark} width={size} height={size} viewBox={view} title={label}>
      {picture.faces.map((face) => (
        <path
          key={face.panel}
          className={styles.edge}
          fill="var(--kraft)"
          d={face.path}
          transform={`matrix(${face.matrix.join(' ')})`}
        />
      ))}
    </Picture>
  );
}
