import { useFormat, useTerms, useText } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor, type AnchorProps } from '@shop/kit/router';
import { materialsOf, type Product } from '@shop/packaging';
import { boardLook, ProductTile } from '@shop/ui';
import { useCallback, useEffect, useRef } from 'react';
import { shapeOf } from '../product/use-die.ts';

interface ProductCardProps {
  readonly product: Product;
  /** Net per piece at the largest quantity of the price book; absent until prices are there. */
  readonly from?: string | undefined;
  readonly onSelect?: () => void;
}

/** One product of the range, drawn from its own die at its own default size. */
export function ProductCard({ product, from, onSelect }: ProductCardProps) {
  const t = useText();
  // One component for the card's whole life: a new one each render would take the focus from its link.
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  }, [onSelect]);
  const TellingAnchor = useCallback(
    (props: AnchorProps) => <Anchor {...props} onClick={() => select.current?.()} />,
    [],
  );
  const term = useTerms();
  const format = useFormat();
  const [material = 'cardboard-natural'] = materialsOf(product);
  const shape = shapeOf(product, { size: product.defaultSize, material });
  const { L, W, H } = product.defaultSize;
  if (!shape.ok) return null;
  return (
    <ProductTile
      name={term('product', product.slug)}
      href={href('product', { product: product.slug })}
      component={TellingAnchor}
      die={shape.die}
      {...boardLook(material)}
      detail={
        <>
          {term.detail('product', product.slug)}
          <br />
          {format.size([L, W, H])}
        </>
      }
      price={from ? t('card.from', { price: format.unitPrice(from) }) : <>&nbsp;</>}
    />
  );
}
