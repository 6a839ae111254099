import { useFormat, useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor, type AnchorProps } from '@shop/kit/router';
import { type BoxDrawing, getBoardColours, ProductTile } from '@shop/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeQuery } from '../product/choice.ts';
import type { Card } from './draw-cards.ts';

interface ProductCardProps {
  readonly card: Card;
  /** The list's drawings. */
  readonly drawings: readonly BoxDrawing[];
  /** Net per piece at the largest quantity of the price book; absent until prices are loaded. */
  readonly from?: string | undefined;
  readonly onSelect?: () => void;
  /** An inside size in mm that the card opens with, instead of the default size. */
  readonly size?: { readonly L: number; readonly W: number; readonly H: number } | undefined;
  /** Level of its heading: one below its section's. */
  readonly level?: 2 | 3;
}

/** A product card, drawn at build time from its own die at its default size. */
export function ProductCard({ card, drawings, from, onSelect, level = 3, size: chosen }: ProductCardProps) {
  const { t } = useTranslation('mf-catalogue');
  // A stable callback for the card's whole life: a new one per render would take the focus from its link.
  const onSelectRef = useRef(onSelect);
  useEffect(() => {
    onSelectRef.current = onSelect;
  }, [onSelect]);
  const TrackingAnchor = useCallback(
    (props: AnchorProps) => <Anchor {...props} onClick={() => onSelectRef.current?.()} />,
    [],
  );
  const term = useTerms();
  const format = useFormat();
  const { slug, material } = card;
  const size = chosen ?? card.size;
  const picture = drawings[card.drawing];
  if (!picture) return null;
  return (
    <ProductTile
      level={level}
      name={term('product', slug)}
      href={href('product', { product: slug }, chosen ? sizeQuery(chosen) : {})}
      component={TrackingAnchor}
      picture={picture}
      {...getBoardColours(material)}
      detail={
        <>
          {term.detail('product', slug)}
          <br />
          {size ? format.size([size.L, size.W, size.H].filter((length) => length > 0)) : null}
        </>
      }
      price={from ? t('card.from', { price: format.unitPrice(from) }) : <>&nbsp;</>}
    />
  );
}
