import type { LineItem } from '@shop/contracts';
import { useTerms } from '@shop/kit/i18n';
import { boardFor, type Material, makeDie, productOf } from '@shop/packaging';
import { FoldedBox } from '@shop/ui';
import { useMemo } from 'react';
import styles from './order.module.css';

/** The design's own picture where there is one, else the box drawn from the line's geometry. */
export function LinePicture({
  line,
}: {
  readonly line: Pick<LineItem, 'thumbnail' | 'configuration' | 'product'>;
}) {
  const term = useTerms();
  const { configuration, thumbnail, product } = line;
  const die = useMemo(() => {
    const sold = productOf(configuration.product);
    const board = sold && boardFor(sold, configuration.material as Material);
    if (!sold || !board) return undefined;
    const { length: L, width: W, height: H } = configuration.size;
    const made = makeDie(sold.structure, { L, W, H, t: board.caliper });
    return made.ok ? made.die : undefined;
  }, [configuration]);
  if (thumbnail)
    return (
      <img
        className={styles.picture}
        src={thumbnail}
        alt={term('product', product.slug)}
        width={96}
        height={72}
      />
    );
  return (
    <div className={styles.picture}>
      {die ? (
        <FoldedBox
          die={die}
          fold={0.9}
          board={configuration.material.includes('natural') ? 'kraft' : 'white'}
        />
      ) : null}
    </div>
  );
}
