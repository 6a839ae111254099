import { createCustomSamplePack, type listSamples, queryKeys, type ReplyOf } from '@shop/contracts';
import { emit, toast, useRegion, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { call } from '@shop/kit/api';
import { problemText, useTerms } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { queryClient } from '@shop/kit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type SampleList = ReplyOf<typeof listSamples>;

/**
 * Puts a pack of the chosen samples into the cart and opens the cart. A repeated call changes nothing, so it may be
 * sent again after a lost reply. `onOutdated`: the list has changed since it was loaded.
 */
export function useAddPack({ pack, version }: SampleList, onOutdated: () => void) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const { currency } = useRegion();
  const [busy, setBusy] = useState<string>();
  useWaiting(busy !== undefined, 'preparingSamplePackProduct');
  const add = async (name: string, samples: readonly string[]) => {
    if (busy !== undefined) return;
    const isStillHere = stillHere();
    setBusy(name);
    const added = await call(createCustomSamplePack, {
      body: { sku: pack.sku, samples: [...samples], version },
    });
    setBusy(undefined);
    if (!added.ok) {
      const isOutdated = added.problem.code === 'invalid_input';
      if (isOutdated) onOutdated();
      return void toast('error', isOutdated ? t('samples.outdated') : problemText(added.problem));
    }
    queryClient.setQueryData(queryKeys.cart, added.value);
    emit('cartChanged', { lines: added.value.line_items.length });
    const price = Number(pack.price);
    const item = {
      item_id: 'sample-packs',
      item_name: term('product', 'sample-packs'),
      item_variant: pack.sku,
    };
    track.addToCart({ currency, value: price, items: [{ ...item, price, quantity: 1 }] });
    if (isStillHere()) await navigate('cart');
  };
  return { busy, add };
}
