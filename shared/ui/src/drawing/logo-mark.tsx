import styles from './drawing.module.css';
import { markLines, markView } from './mark-paths.ts';
import { Picture } from './picture.tsx';

export interface LogoMarkProps {
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** The accessible name; without it the mark is decorative beside the name. */
  readonly label?: string;
}

/** The logo mark: a small open box, from the same geometry as the products. */
export function LogoMark({ size = 32, label }: LogoMarkProps) {
  return (
    <Picture className={styles.mark} width={size} height={size} viewBox={markView} title={label}>
      {markLines.map((path) => (
        <path key={path} d={path} />
      ))}
    </Picture>
  );
}
