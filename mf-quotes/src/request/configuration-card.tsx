import type { Configuration } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { boardFor, type Material, makeDie, productOf } from '@shop/packaging';
import { FoldedBox, Sheet } from '@shop/ui';
import { useMemo } from 'react';
import styles from './request.module.css';

/** The configuration a request is about, drawn from its geometry. */
export function ConfigurationCard({ configuration }: { readonly configuration: Configuration }) {
  const term = useTerms();
  const format = useFormat();
  const { product, size, material, print_mode, finish } = configuration;
  const die = useMemo(() => {
    const sold = productOf(product);
    const board = sold && boardFor(sold, material as Material);
    const made =
      sold && board
        ? makeDie(sold.structure, { L: size.length, W: size.width, H: size.height, t: board.caliper })
        : undefined;
    return made?.ok ? made.die : undefined;
  }, [product, size, material]);
  return (
    <Sheet>
      <div className={styles.configuration}>
        {die ? (
          <FoldedBox die={die} fold={0.9} board={material.includes('natural') ? 'kraft' : 'white'} />
        ) : null}
        <div>
          <strong>{term('product', product)}</strong>
          <p>{format.size([size.length, size.width, size.height])}</p>
          <p>
            {term('material', material)}, {term('printMode', print_mode)}
            {finish === 'foil-none' ? null : `, ${term('finish', finish)}`}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
