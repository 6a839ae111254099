import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { Anchor } from '@shop/kit/router';
import { findBoard, type Product } from '@shop/packaging';
import { Breadcrumb, ConfiguratorLayout, ErrorPanel, Lead, Page, Stack } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpressChoice } from '../delivery/express-choice.tsx';
import { Footprint } from '../delivery/footprint.tsx';
import { FitOpener } from '../fit/fit-opener.tsx';
import { Choices } from './choices.tsx';
import { formOf } from './dimensions.ts';
import { toEventItem } from './event-item.ts';
import { Facts } from './facts.tsx';
import { OrderActions } from './order-actions.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { PriceTiersTable } from './price-tiers-table.tsx';
import styles from './product.module.css';
import { ProductPreview } from './product-preview.tsx';
import { useQuantityLimits } from './quantity-limits.ts';
import { useChoice } from './use-choice.ts';
import { useConfigurationErrors } from './use-configuration-errors.ts';
import { type ConfigurableProduct, useDie } from './use-die.ts';
import { type Offer, useOffer } from './use-offer.ts';
import { useOrderActions } from './use-order-actions.ts';

/** Returns the visible drawing, which is animated into the cart. */
const findVisibleDrawing = (preview: Element | null) =>
  preview?.querySelector('[role="tabpanel"]:not([hidden]) svg');

/**
 * The configurator: choices left, the product in the middle, price and date at the right. The address always contains
 * the configuration.
 */
export function Configurator(configurable: ConfigurableProduct) {
  const { product, structure } = configurable;
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const { market } = useRegion();
  const { choice, change, readLength, areSizesValid } = useChoice(product);
  const name = term('product', product.slug);
  useDocumentTitle(name);
  const dieResult = useDie(configurable, choice);
  const offer = useOffer(configurable, choice);
  const errors = useConfigurationErrors({
    configurable,
    dieResult,
    areSizesValid,
    error: offer.error,
  });
  useTrackView(product, name, choice.quantity, offer);
  const [isQuantityValid, setQuantityValid] = useState(true);
  const limits = useQuantityLimits();
  const previewRef = useRef<HTMLDivElement>(null);
  const actions = useOrderActions({
    product,
    name,
    choice,
    express: offer.expressOption?.id,
    picture: () => findVisibleDrawing(previewRef.current),
  });
  const board = findBoard(product, choice.material);
  const isBox = formOf(structure) === 'box';
  return (
    <Page>
      <div className={styles.page}>
        <Stack gap={3}>
          <ProductBreadcrumb product={product} name={name} />
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
                  onQuantityValidity={setQuantityValid}
                  onReading={readLength}
                  errors={errors.sizes}
                  optionErrors={errors.options}
                  sizeAid={
                    board && isBox ? (
                      <FitOpener product={product} board={board} onUse={(size) => change({ size })} />
                    ) : null
                  }
                />
                <ExpressChoice
                  options={offer.express}
                  value={offer.expressOption?.id}
                  onChange={(express) => change({ express })}
                />
              </Stack>
            }
            preview={
              dieResult.ok ? (
                <div ref={previewRef}>
                  <ProductPreview dieResult={dieResult} structure={structure} name={name} />
                </div>
              ) : (
                <ErrorPanel
                  title={t(isBox && !errors.hasOptionErrors ? 'size.noBox' : 'size.noPiece')}
                  advice={errors.advice}
                />
              )
            }
            details={
              <Stack gap={4}>
                {dieResult.ok ? <Facts dieResult={dieResult} structure={structure} /> : null}
                {offer.emissions ? <Footprint emissions={offer.emissions} /> : null}
                <PriceTiersTable
                  prices={offer.reply?.variant.volume_prices ?? []}
                  skeletonRows={offer.isFirstLoad ? market.quantityRanges.length : 0}
                  selectedQuantity={choice.quantity}
                  name={name}
                  onChoose={(quantity) => change({ quantity })}
                />
              </Stack>
            }
            summary={
              <Stack gap={3}>
                {errors.failure ? (
                  <ProblemPanel error={errors.failure} onRetry={offer.refetch} kept={t('price.kept')} />
                ) : null}
                <PriceBreakdown
                  quantity={choice.quantity}
                  offer={offer}
                  onApply={(quantity) => change({ quantity })}
                  action={
                    <OrderActions
                      configurable={configurable}
                      choice={choice}
                      reason={errors.reason ?? (isQuantityValid ? undefined : limits.text)}
                      priced={offer.reply !== undefined}
                      actions={actions}
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
function ProductBreadcrumb({ product, name }: { readonly product: Product; readonly name: string }) {
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
function useTrackView({ slug }: Product, name: string, quantity: number, { reply, price }: Offer) {
  const { currency } = useRegion();
  useTrack(price ? slug : undefined, () =>
    track.viewItem({
      currency,
      value: Number(price?.total_net ?? 0),
      items: [toEventItem(slug, name, quantity, reply?.variant, price)],
    }),
  );
}
