import type { Fit } from '@shop/packaging';
import { classNames } from '@shop/ui';
import { useMemo } from 'react';
import styles from './fit.module.css';
import { packedShapes } from './packed-shapes.ts';

const paints = [styles.itemA, styles.itemB, styles.itemC];

/** The content in its box, seen from above and in front, the near walls taken away. */
export function PackedPicture({ fit, title }: { readonly fit: Fit; readonly title: string }) {
  const { viewBox, room, solids, edges } = useMemo(() => packedShapes(fit.inside, fit.placements), [fit]);
  return (
    <svg className={styles.picture} viewBox={viewBox} role="img" aria-label={title}>
      {room.map((path) => (
        <path key={path} className={styles.room} d={path} />
      ))}
      {solids.map(({ item, top, left, right }) => (
        <g key={top + left} className={classNames(styles.solid, paints[item % paints.length])}>
          <path d={top} />
          <path d={left} />
          <path className={styles.leftShade} d={left} />
          <path d={right} />
          <path className={styles.rightShade} d={right} />
        </g>
      ))}
      <path className={styles.edges} d={edges} />
    </svg>
  );
}
