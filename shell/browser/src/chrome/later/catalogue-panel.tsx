import { useRegion } from '@shop/kit';
import { useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor } from '@shop/kit/router';
import { MegaMenu } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../bar-menu.tsx';
import { categoryGroups } from './catalogue.static.ts';

/** Categories and products of this region, drawn from their geometry. */
export function CataloguePanel(props: PanelProps) {
  const { t } = useTranslation('shell');
  const term = useTerms();
  const { region } = useRegion();
  return (
    <MegaMenu
      {...props}
      label={t('header.categories')}
      component={Anchor}
      groups={categoryGroups.map(({ category, picture, board, inside, products }) => ({
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
