import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { catalogue, delivery, seedCatalogue, products as structures } from '../../catalogue/composition.ts';
import { identity } from '../../customers/composition.ts';
import { bundles } from '../bundles/bundles.ts';
import { cancellation } from '../cancellation/cancellation.ts';
import { checkout } from '../checkout/checkout.ts';
import { createCartMerger } from '../orders/merge-carts.ts';
import { orderPorts } from '../orders/order-ports.ts';
import { orders } from '../orders/orders.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { sustainability } from '../sustainability/sustainability.ts';
import { samples } from './samples.ts';

/** A shop that sells sample packs and boxes. */
export const startSampleShop = async (): Promise<TestApi> => {
  const shop = await startTestApi({
    domains: (deps) => [
      identity({ mergeCart: createCartMerger(orderPorts(deps), deps.clock) }),
      catalogue(),
      orders(orderPorts),
      checkout(orderPorts, () => createSandboxProvider(deps.db, 'local', 0)),
      samples(orderPorts),
      bundles(orderPorts),
      cancellation(orderPorts, () => createSandboxProvider(deps.db, 'local', 0)),
      delivery(),
      structures(),
      sustainability(orderPorts),
    ],
  });
  await seedCatalogue(shop.db);
  return shop;
};

/** Copied from the specification: `box-{region}` and `--samples` five times. */
export const skuPl = 'box-pl--samples--samples--samples--samples--samples';
