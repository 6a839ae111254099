import { useFormat, useTerms, useText } from '@shop/kit/i18n';
import { DieDrawing, type DrawableDie } from '@shop/ui';
import styles from './product-die.module.css';

/** The die of a product at its own default size, as a drawing. */
export function ProductDie({ slug, die }: { readonly slug: string; readonly die: DrawableDie }) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { L, W, H } = die.parameters;
  return (
    <div className={styles.die}>
      <DieDrawing
        die={die}
        title={t('thing.dieTitle', {
          name: term('product', slug),
          size: format.size([L, W, H].filter((length) => length > 0)),
        })}
      />
    </div>
  );
}
