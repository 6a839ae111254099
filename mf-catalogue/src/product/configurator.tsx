import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { Anchor } from '@shop/kit/router';
import { findBoard, type Product } from '@shop/packaging';
import { Breadcrumb, ConfiguratorLayout, ErrorPanel, Lead, Page, Stack } from '@shop/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpressChoice } from '../delivery/express-choice.tsx';
import { Footprint } from '../delivery/footprint.tsx';
import { FitOpener } from '../fit/fit-opener.tsx';
import { Choices } from './choices.tsx';
import { formOf } from './dimensions.ts';
import { eventItem } from './event-item.ts';
import { Facts } from './facts.tsx';
import { Ladder } from './ladder.tsx';
import { OrderActions } from './order-actions.tsx';
import { PriceLedger } from './price-ledger.tsx';
import styles from './product.module.css';
import { Thing } from './thing.tsx';
import { useChoice } from './use-choice.ts';
import { type Made, useShape } from './use-die.ts';
import { useMending } from './use-mending.ts';
import { type Offer, useOffer } from './use-offer.ts';
import { useTaking } from './use-taking.ts';

/** Returns the visible drawing, which flies to the cart. */
const pictureIn = (thing: Element | null) => thing?.querySelector('[role="tabpanel"]:not([hidden]) svg');

/**
 * The configurator: choices left, the product in the middle, price and date at the right. The address always contains
 * the configuration.
 */
export function Configurator(made: Made) {
  const { product, structure } = made;
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const { market } = useRegion();
  const { choice, change, read, sizesRead } = useChoice(product);
  const name = term('product', product.slug);
  useDocumentTitle(name);
  const shape = useShape(made, choice);
  const offer = useOffer(made, choice);
  const mending = useMending({ made, shape, sizesRead, error: offer.error });
  useViewed(product, name, choice.quantity, offer);
  const thing = useRef<HTMLDivElement>(null);
  const taking = useTaking({
    product,
    name,
    choice,
    express: offer.pace?.id,
    picture: () => pictureIn(thing.current),
  });
  const board = findBoard(product, choice.material);
  const isBox = formOf(structure) === 'box';
  return (
    <Page>
      <div className={styles.page}>
        <Stack gap={3}>
          <Whereabouts product={product} name={name} />
          <header>
            <h1 className={styles.title}>{name}</h1>
            <Lead>{term.detail('product', product.slug)}</Lead>
          </header>
          <ConfiguratorLayout
            choices={
              <Stack gap={4}>
                <Choices
                  product={product}
                  structure={structure}
                  choice={choice}
                  onChange={change}
                  onReading={read}
                  errors={mending.sizes}
                  optionErrors={mending.options}
                  sizeAid={
                    board && isBox ? (
                      <FitOpener product={product} board={board} onUse={(size) => change({ size })} />
                    ) : null
                  }
                />
                <ExpressChoice
                  options={offer.express}
                  value={offer.pace?.id}
                  onChange={(express) => change({ express })}
                />
              </Stack>
            }
            preview={
              shape.ok ? (
                <div ref={thing}>
                  <Thing shape={shape} structure={structure} name={name} />
                </div>
              ) : (
                <ErrorPanel
                  title={t(isBox && !mending.optionWrong ? 'size.noBox' : 'size.noPiece')}
                  advice={mending.advice}
                />
              )
            }
            details={
              <Stack gap={4}>
                {shape.ok ? <Facts shape={shape} structure={structure} /> : null}
                {offer.emissions ? <Footprint emissions={offer.emissions} /> : null}
                <Ladder
                  prices={offer.reply?.variant.volume_prices ?? []}
                  waiting={offer.first ? market.quantityRanges.length : 0}
                  chosen={choice.quantity}
                  name={name}
                  onChoose={(quantity) => change({ quantity })}
                />
              </Stack>
            }
            summary={
              <Stack gap={3}>
                {mending.failure ? (
                  <ProblemPanel error={mending.failure} onRetry={offer.again} kept={t('price.kept')} />
                ) : null}
                <PriceLedger
                  quantity={choice.quantity}
                  offer={offer}
                  onTake={(quantity) => change({ quantity })}
                  action={
                    <OrderActions
                      made={made}
                      choice={choice}
                      reason={mending.reason}
                      priced={offer.reply !== undefined}
                      taking={taking}
                    />
                  }
                />
              </Stack>
            }
          />
        </Stack>
      </div>
    </Page>
  );
}

/** The breadcrumb, by the product's own category. */
function Whereabouts({ product, name }: { readonly product: Product; readonly name: string }) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const [category] = product.categories;
  return (
    <Breadcrumb
      component={Anchor}
      label={t('breadcrumb')}
      crumbs={[
        { label: t('home.crumb'), href: href('home') },
        ...(category ? [{ label: term('category', category), href: href('category', { category }) }] : []),
        { label: name },
      ]}
    />
  );
}

/** Tracks the product view, once its price is known. */
function useViewed({ slug }: Product, name: string, quantity: number, { reply, price }: Offer) {
  const { currency } = useRegion();
  useTrack(price ? slug : undefined, () =>
    track.viewItem({
      currency,
      value: Number(price?.total_net ?? 0),
      items: [eventItem(slug, name, quantity, reply?.variant, price)],
    }),
  );
}
