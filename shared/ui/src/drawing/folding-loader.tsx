import type { Die } from '@shop/packaging';
import { mailer0427, makeDieFor } from '@shop/packaging/mailer';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import styles from './drawing.module.css';
import { useFoldMotion } from './fold-motion.ts';
import { FoldedBox } from './folded-box.tsx';

export interface FoldingLoaderProps {
  /** 0 to 1, if known: the box is folded to match the progress, in quarters. */
  readonly progress?: number | undefined;
  /** The label, shown and announced: "Working out the price". */
  readonly label: string;
  /** The box to fold; a mailer by default. */
  readonly die?: Die;
}

const mailer = () => {
  const made = makeDieFor(mailer0427, { L: 212, W: 148, H: 61, t: 1.5 });
  return made.ok ? made.die : undefined;
};
const restMs = 640;
const foldMs = 240;

/** A loading indicator: a real box that folds in quarters. With reduced motion it is half folded. */
export function FoldingLoader({ progress, label, die }: FoldingLoaderProps) {
  const [quarter, setQuarter] = useState(2);
  const [own] = useState(mailer);
  const known = progress !== undefined;
  useEffect(() => {
    if (known || prefersReducedMotion()) return;
    const timer = setInterval(() => setQuarter((now) => (now + 1) % 5), restMs);
    return () => clearInterval(timer);
  }, [known]);
  const target = known ? Math.floor(Math.min(1, Math.max(0, progress)) * 4) / 4 : quarter / 4;
  const fold = useFoldMotion(target, foldMs);
  const box = die ?? own;
  return (
    <div className={styles.loader} role="status">
      <div className={styles.loaderBox}>
        {box === undefined ? null : <FoldedBox die={box} fold={fold} steady />}
      </div>
      <p className={styles.loaderWords}>{label}</p>
    </div>
  );
}
