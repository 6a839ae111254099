import type { EventItem, Variant, VolumePrice } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { useFormat, useTerms, useText } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Anchor, useSearchParams } from '@shop/kit/router';
import { boardFor } from '@shop/packaging';
import { Bench, Breadcrumb, ErrorPanel, Lead, type LengthReading, Page, Stack } from '@shop/ui';
import { useRef, useState } from 'react';
import { useDelivery, useEmissions, useExpress } from '../delivery/delivery.query.ts';
import { ExpressChoice } from '../delivery/express-choice.tsx';
import { Footprint } from '../delivery/footprint.tsx';
import { FitOpener } from '../fit/fit-opener.tsx';
import { type Choice, choiceQuery, toConfiguration } from './choice.ts';
import { Choices } from './choices.tsx';
import { formOf } from './dimensions.ts';
import { Facts } from './facts.tsx';
import { Ladder } from './ladder.tsx';
import { optionErrorsOf } from './option-errors.ts';
import { OrderActions } from './order-actions.tsx';
import { usePrice } from './price.query.ts';
import { PriceLedger } from './price-ledger.tsx';
import styles from './product.module.css';
import { readChoice } from './read-choice.ts';
import { type Axis, sizeErrors, sizeProblemsOf } from './size-errors.ts';
import { Thing } from './thing.tsx';
import { type Made, shapeOf, useShape } from './use-die.ts';
import { useLast } from './use-last.ts';
import { useSettled } from './use-settled.ts';
import { useTaking } from './use-taking.ts';

const settleMilliseconds = 250;

/** What flies to the cart: the drawing that shows. */
const pictureIn = (thing: Element | null) => thing?.querySelector('[role="tabpanel"]:not([hidden]) svg');

/** One table: choices left, the thing in the middle, price and date at the right. The address always says the choice. */
export function Configurator(made: Made) {
  const { product, structure } = made;
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { market, currency } = useRegion();
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => readChoice(product, search, market.defaultQuantity));
  const [wrongAxes, setWrongAxes] = useState<ReadonlySet<string>>(new Set());

  const thing = useRef<HTMLDivElement>(null);
  const name = term('product', product.slug);
  useDocumentTitle(name);
  const shape = useShape(made, choice);
  const board = boardFor(product, choice.material);
  const settled = useSettled(choice, settleMilliseconds);
  const priceQuery = usePrice(toConfiguration(product, settled), settled.quantity, shapeOf(made, settled).ok);
  const reply = priceQuery.data;
  const price = reply?.variant.volume_prices.find(({ range_start }) => range_start === settled.quantity);
  const shown = useLast(price);
  const sku = reply?.variant.sku;
  const express = useExpress(price ? sku : undefined, settled.quantity);
  // A pace that this quantity cannot have is shown as such, and not asked for.
  const pace = express.data?.express_delivery_options.find(
    ({ id, unavailable }) => id === choice.express && unavailable === null,
  );
  const delivery = useDelivery(price ? sku : undefined, settled.quantity, pace?.id);
  const emissions = useEmissions(price ? sku : undefined, settled.quantity);
  const pending = priceQuery.isFetching || settled !== choice;
  const refused = problemBehind(priceQuery.error);
  const optionErrors = optionErrorsOf(shape.ok ? [] : shape.problems, product, structure, t, format);
  const errors = sizeErrors(shape.ok ? sizeProblemsOf(refused?.fields) : shape.problems, t, format);
  // What is said at its field is not said again in a panel.
  const failure = Object.keys(errors).length === 0 ? priceQuery.error : null;

  const itemOf = (variant: Variant | undefined, rung: VolumePrice | undefined): EventItem => ({
    item_id: product.slug,
    item_name: name,
    item_variant: variant?.sku ?? product.slug,
    price: Number(rung?.price ?? 0),
    quantity: choice.quantity,
  });
  useTrack(price ? product.slug : undefined, () =>
    track.viewItem({
      currency,
      value: Number(price?.total_net ?? 0),
      items: [itemOf(reply?.variant, price)],
    }),
  );

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    if (part.size) setWrongAxes(new Set());
    setSearch(choiceQuery(next), { replace: true, preventScrollReset: true });
  };
  const read = (axis: Axis, reading: LengthReading) => {
    const wrong = new Set(wrongAxes);
    if (reading.ok) wrong.delete(axis);
    else wrong.add(axis);
    if (reading.ok) change({ size: { ...choice.size, [axis]: reading.millimetres } });
    setWrongAxes(wrong);
  };

  const taking = useTaking({
    product,
    name,
    choice,
    express: pace?.id,
    itemOf,
    picture: () => pictureIn(thing.current),
  });
  const sizeStands = shape.ok && wrongAxes.size === 0 && Object.keys(errors).length === 0;
  const optionWrong = Object.keys(optionErrors).length > 0;
  const reason = sizeStands ? undefined : t(optionWrong ? 'size.mendMarked' : 'size.mendFirst');
  return (
    <Page>
      <div className={styles.page}>
        <Stack gap={3}>
          <Breadcrumb
            component={Anchor}
            label={t('breadcrumb')}
            crumbs={[
              { label: t('home.crumb'), href: href('home') },
              ...(product.categories[0]
                ? [
                    {
                      label: term('category', product.categories[0]),
                      href: href('category', { category: product.categories[0] }),
                    },
                  ]
                : []),
              { label: name },
            ]}
          />
          <header>
            <h1 className={styles.title}>{name}</h1>
            <Lead>{term.detail('product', product.slug)}</Lead>
          </header>
          <Bench
            choices={
              <Stack gap={4}>
                <Choices
                  product={product}
                  structure={structure}
                  choice={choice}
                  onChange={change}
                  onReading={read}
                  errors={errors}
                  optionErrors={optionErrors}
                  sizeAid={
                    board && formOf(structure) === 'box' ? (
                      <FitOpener product={product} board={board} onUse={(size) => change({ size })} />
                    ) : null
                  }
                />
                <ExpressChoice
                  options={express.data}
                  value={pace?.id}
                  onChange={(chosen) => change({ express: chosen })}
                />
              </Stack>
            }
            thing={
              shape.ok ? (
                <div ref={thing}>
                  <Thing shape={shape} structure={structure} name={name} />
                </div>
              ) : (
                <ErrorPanel
                  title={t(formOf(structure) === 'box' && !optionWrong ? 'size.noBox' : 'size.noPiece')}
                  advice={t(optionWrong ? 'size.mendMarked' : 'size.mendFirst')}
                />
              )
            }
            more={
              <Stack gap={4}>
                {shape.ok ? <Facts shape={shape} structure={structure} /> : null}
                {emissions.data ? <Footprint emissions={emissions.data} /> : null}
                <Ladder
                  prices={reply?.variant.volume_prices ?? []}
                  waiting={priceQuery.isPending ? market.quantityRanges.length : 0}
                  chosen={choice.quantity}
                  name={name}
                  onChoose={(quantity) => change({ quantity })}
                />
              </Stack>
            }
            ledger={
              <Stack gap={3}>
                {failure ? (
                  <ProblemPanel error={failure} onRetry={priceQuery.refetch} kept={t('price.kept')} />
                ) : null}
                <PriceLedger
                  quantity={choice.quantity}
                  price={shown}
                  variant={reply?.variant}
                  taxRate={reply?.tax.rate ?? '0'}
                  priceBook={reply?.price_book}
                  express={pace?.surcharge ?? undefined}
                  delivery={delivery.data}
                  pending={pending}
                  onTake={(quantity) => change({ quantity })}
                  action={
                    <OrderActions
                      made={made}
                      choice={choice}
                      reason={reason}
                      priced={reply !== undefined}
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
