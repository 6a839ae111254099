import { useFormat, useTerms, useText } from '@shop/kit/i18n';
import { materialsOf, type Product } from '@shop/packaging';
import { DieDrawing } from '@shop/ui';
import { shapeOf } from '../product/use-die.ts';
import styles from './product-die.module.css';

/** The die of a product at its own default size, as a drawing. */
export function ProductDie({ product }: { readonly product: Product }) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const [material = 'cardboard-natural'] = materialsOf(product);
  const shape = shapeOf(product, { size: product.defaultSize, material });
  const { L, W, H } = product.defaultSize;
  if (!shape.ok) return null;
  return (
    <div className={styles.die}>
      <DieDrawing
        die={shape.die}
        title={t('thing.dieTitle', { name: term('product', product.slug), size: format.size([L, W, H]) })}
      />
    </div>
  );
}
