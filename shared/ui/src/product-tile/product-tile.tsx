import type { ReactNode } from 'react';
import type { BoardColour } from '../drawing/board-colours.ts';
import type { BoxDrawing } from '../drawing/draw-box.ts';
import { DrawnBox } from '../drawing/drawn-box.tsx';
import type { AnchorComponent } from '../link/link.tsx';
import styles from './product-tile.module.css';

export interface ProductTileProps {
  readonly name: ReactNode;
  readonly href: string;
  /** Structure and size: "FEFCO 0427 · from 100 × 60 × 20 mm". */
  readonly detail?: ReactNode;
  /** A `Price`, usually "from". */
  readonly price?: ReactNode;
  readonly badge?: ReactNode;
  /** The product's own structure, in a representative size. */
  readonly picture: BoxDrawing;
  readonly board?: BoardColour;
  readonly inside?: BoardColour;
  readonly component?: AnchorComponent;
  /** Heading level of the name. */
  readonly level?: 2 | 3 | 4;
}

/** A product, drawn from its own geometry. The whole tile is one link. */
export function ProductTile({
  name,
  href,
  detail,
  price,
  badge,
  component,
  level = 3,
  picture,
  ...look
}: ProductTileProps) {
  const Anchor = component ?? 'a';
  const Heading = `h${level}` as const;
  return (
    <article className={styles.tile}>
      <div className={styles.art}>
        <DrawnBox drawing={picture} {...look} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Anchor href={href}>{name}</Anchor>
        </Heading>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
        {price === undefined ? null : <div className={styles.price}>{price}</div>}
      </div>
      {badge === undefined ? null : <div className={styles.badge}>{badge}</div>}
    </article>
  );
}
