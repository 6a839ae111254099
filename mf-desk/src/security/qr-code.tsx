import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './security.module.css';

/** Modules of white around a code (ISO/IEC 18004, 6.3.8). */
const quiet = 4;

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** A QR code as one path, dark on white in both colour schemes, since readers expect that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
    );
    return { size: size + 2 * quiet, path: squares.join('') };
  }, [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} className={styles.qrLight} />
      <path d={path} className={styles.qrDark} shapeRendering="crispEdges" />
    </svg>
  );
}
