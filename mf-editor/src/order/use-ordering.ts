import type { BoxDesign, ExpressOption, Variant } from '@shop/contracts';
import { addToCart, confirm, toast, useRegion, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { problemText, useTerms } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { problemBehind, queryClient } from '@shop/kit/query';
import { productOf } from '@shop/packaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../editor/use-session.ts';
import { useFindingText } from '../findings/findings.tsx';
import type { Autosave } from '../saving/autosave.ts';
import type { Session } from '../session/session.ts';
import { type PriceQuery, priceOptions } from './price.query.ts';

export interface OrderOptions {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly design: BoxDesign;
  readonly priceQuery: PriceQuery;
  readonly express: ExpressOption | undefined;
}

export interface Ordering {
  readonly busy: boolean;
  /** Confirms preflight errors, saves, adds the boxes to the cart and navigates there; reports failures. */
  readonly order: () => Promise<void>;
}

export function useOrdering({ session, autosave, design, priceQuery, express }: OrderOptions): Ordering {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const { currency } = useRegion();
  const [busy, setBusy] = useState<'saving' | 'adding'>();
  const confirmErrors = useErrorConfirmation(session);
  useWaiting(busy === 'saving', 'savingBoxDesign');
  useWaiting(busy === 'adding', 'addingItemToOrder');

  const trackAdded = ({ sku, volume_prices: [price] }: Variant) => {
    const product = productOf(design.configuration.product);
    track.addToCart({
      currency,
      value: Number(price?.total_net ?? 0),
      items: [
        {
          item_id: design.configuration.product,
          item_name: product === undefined ? design.name : term('product', product.slug),
          item_variant: sku,
          price: Number(price?.price ?? 0),
          quantity: priceQuery.quantity,
        },
      ],
    });
  };
  /** Saves, prices and adds to the cart; returns an error message on failure. */
  const saveAndAddToCart = async (): Promise<string | null> => {
    setBusy('saving');
    if (!(await autosave.flush())) {
      const problem = autosave.status().problem;
      return problem === null ? t('order.notSaved') : problemText(problem);
    }
    setBusy('adding');
    // Priced for the current quantity: the price on screen may still be that of the previous one.
    const priced = await queryClient.fetchQuery(priceOptions(priceQuery)).catch(problemBehind);
    if (priced === undefined) return t('order.notSaved');
    if ('code' in priced) return problemText(priced);
    const { variant } = priced;
    const added = await addToCart(currency, {
      variantId: variant.id,
      designId: design.id,
      quantity: priceQuery.quantity,
      expressId: express?.id ?? null,
      trigger: 'editor',
    });
    if (!added.ok) return problemText(added.problem);
    trackAdded(variant);
    return null;
  };
  const order = async () => {
    if (!(await confirmErrors())) return;
    const isStillHere = stillHere();
    const errorMessage = await saveAndAddToCart();
    setBusy(undefined);
    if (errorMessage !== null) toast('error', errorMessage);
    else if (isStillHere()) await navigate('cart');
  };
  return { busy: busy !== undefined, order };
}

/** Asks whether to order despite preflight errors; never for minor findings or a clean design. */
function useErrorConfirmation(session: Session): () => Promise<boolean> {
  const { t } = useTranslation('mf-editor');
  const formatFinding = useFindingText();
  const { findings } = useSettled(session);
  const errors = findings.filter(({ severity, id }) => severity === 'error' || id === 'empty_design');
  return async () =>
    errors.length === 0 ||
    confirm({
      title: t('order.check'),
      text: [...new Set(errors.map(formatFinding))].join(' '),
      confirm: t('order.anyway'),
      cancel: t('order.back'),
    });
}
