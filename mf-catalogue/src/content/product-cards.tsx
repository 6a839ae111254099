import { useRegion } from '@shop/kit';
import { Cell, Grid } from '@shop/ui';
import { useFromPrices } from '../card/from-prices.query.ts';
import { ProductCard } from '../card/product-card.tsx';
import { cards, drawings } from './product-cards.static.ts';

/** Products that are sold in this region, in the given order. */
export function ProductCards({ slugs }: { readonly slugs: readonly string[] }) {
  const { region } = useRegion();
  const prices = useFromPrices();
  const regionCards = slugs.flatMap((slug) =>
    cards.filter((card) => card.slug === slug && (!card.regions || card.regions.includes(region))),
  );
  return (
    <Grid>
      {regionCards.map((card) => (
        <Cell key={card.slug} pair tablet={6} desktop={3}>
          <ProductCard card={card} drawings={drawings} from={prices.data?.get(card.slug)} />
        </Cell>
      ))}
    </Grid>
  );
}
