import type { LineItem } from '@shop/contracts';
import { useTerms } from '@shop/kit/i18n';
import { ConfiguredBox } from '@shop/ui';
import styles from './order.module.css';

interface LinePictureProps {
  readonly line: Pick<LineItem, 'thumbnail' | 'configuration' | 'product'>;
}

/** The design's picture if there is one, else the box drawn from the line's geometry. */
export function LinePicture({ line: { configuration, thumbnail, product } }: LinePictureProps) {
  const term = useTerms();
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
  // A service has no box.
  if (!configuration) return <div className={styles.picture} />;
  return (
    <div className={styles.picture}>
      <ConfiguredBox configuration={configuration} />
    </div>
  );
}
