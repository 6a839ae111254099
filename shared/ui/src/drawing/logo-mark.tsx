import styles from './drawing.module.css';
import { markLines, markView } from './mark-paths.ts';
import { Picture } from './picture.tsx';

export interface LogoMarkProps {
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** Said by screen readers; without it the mark is an ornament beside the name. */
  readonly label?: string;
}

/** The mark: a small box with its flaps open, from the same geometry as everything sold here. */
export function LogoMark({ size = 32, label }: LogoMarkProps) {
  return (
    <Picture className={styles.mark} width={size} height={size} viewBox={markView} title={label}>
      {markLines.map((path) => (
        <path key={path} d={path} />
      ))}
    </Picture>
  );
}
