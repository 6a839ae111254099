import type { Fit } from '@shop/packaging';
import { classNames } from '@shop/ui';
import { useMemo } from 'react';
import styles from './fit.module.css';
import { drawPackedBox } from './packed-shapes.ts';

const itemClasses = [styles.itemA, styles.itemB, styles.itemC];

/** The content in its box, in isometric view, without the near walls. */
export function PackedPicture({ fit, title }: { readonly fit: Fit; readonly title: string }) {
  const { viewBox, farSides, solids, edges } = useMemo(
    () => drawPackedBox(fit.inside, fit.placements),
    [fit],
  );
  return (
    <svg className={styles.picture} viewBox={viewBox} role="img" aria-label={title}>
      {farSides.map((path) => (
        <path key={path} className={styles.room} d={path} />
      ))}
      {solids.map(({ item, top, left, right, edges: itemEdges }) => (
        <g
          key={`${top}${left}${right}`}
          className={classNames(styles.solid, itemClasses[item % itemClasses.length])}
        >
          {top === undefined ? null : <path d={top} />}
          {left === undefined ? null : <Shaded d={left} shade={styles.leftShade} />}
          {right === undefined ? null : <Shaded d={right} shade={styles.rightShade} />}
          <path className={styles.solidEdges} d={itemEdges} />
        </g>
      ))}
      <path className={styles.edges} d={edges} />
    </svg>
  );
}

function Shaded({ d, shade }: { readonly d: string; readonly shade: string | undefined }) {
  return (
    <>
      <path d={d} />
      <path className={shade} d={d} />
    </>
  );
}
