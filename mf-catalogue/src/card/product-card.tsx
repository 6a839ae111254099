import { useFormat, useTerms, useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { materialsOf, type Product } from '@shop/packaging';
import { FoldedBox } from '@shop/ui';
import { shapeOf } from '../product/use-die.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly product: Product;
  /** Net per piece at the largest quantity of the price book; absent until prices are there. */
  readonly from?: string | undefined;
  readonly onSelect?: () => void;
}

/** One product of the range, drawn from its own die at its own default size. */
export function ProductCard({ product, from, onSelect }: ProductCardProps) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const [material = 'cardboard-natural'] = materialsOf(product);
  const shape = shapeOf(product, { size: product.defaultSize, material });
  const { L, W, H } = product.defaultSize;
  return (
    <article className={styles.card}>
      <Link
        to="product"
        params={{ product: product.slug }}
        className={styles.link}
        {...(onSelect ? { onClick: onSelect } : {})}
      >
        <span className={styles.picture}>
          {shape.ok ? (
            <FoldedBox
              die={shape.die}
              fold={0.86}
              yaw={35}
              pitch={28}
              board={material.includes('natural') ? 'kraft' : 'white'}
            />
          ) : null}
        </span>
        <span className={styles.name}>{term('product', product.slug)}</span>
      </Link>
      <p className={styles.detail}>{term.detail('product', product.slug)}</p>
      <p className={styles.figures}>
        <span>{[L, W, H].map(format.length).join(' × ')}</span>
        <span>{from ? t('card.from', { price: format.unitPrice(from) }) : ''}</span>
      </p>
    </article>
  );
}
