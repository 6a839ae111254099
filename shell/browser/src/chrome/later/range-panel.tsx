import { useRegion } from '@shop/kit';
import { useTerms, useText } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor } from '@shop/kit/router';
import { MegaMenu } from '@shop/ui';
import type { PanelProps } from '../bar-menu.tsx';
import { shelves } from './range.static.ts';

/** Categories and products of this region, drawn from their geometry. */
export function RangePanel(props: PanelProps) {
  const t = useText();
  const term = useTerms();
  const { region } = useRegion();
  return (
    <MegaMenu
      {...props}
      label={t('header.categories')}
      component={Anchor}
      groups={shelves.map(({ category, picture, board, inside, products }) => ({
        id: category,
        label: term('category', category),
        href: href('category', { category }),
        picture,
        board,
        inside,
        entries: products
          .filter(({ regions }) => regions === undefined || regions.some((id) => id === region))
          .map(({ slug }) => ({
            id: slug,
            label: term('product', slug),
            href: href('product', { product: slug }),
          })),
      }))}
    />
  );
}
