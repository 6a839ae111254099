import styles from './icon.module.css';
import { type IconName, type IconShape, iconShapes } from './shapes.ts';

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels; 20 suits running text. */
  readonly size?: number;
  /** The accessible name. Omit it beside text. */
  readonly label?: string;
}

/** A line icon in the current text colour. */
export function Icon({ name, size = 20, label }: IconProps) {
  const shape: IconShape = iconShapes[name];
  const lines = (
    <>
      <path d={shape.cut} />
      {shape.crease === undefined ? null : <path className={styles.crease} d={shape.crease} />}
    </>
  );
  const frame = { className: styles.icon, width: size, height: size, viewBox: '0 0 24 24' };
  return label === undefined ? (
    <svg {...frame} aria-hidden="true" focusable="false">
      {lines}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {lines}
    </svg>
  );
}
