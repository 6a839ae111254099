import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { catalogue, delivery, seedCatalogue, products as structures } from '../../catalogue/composition.ts';
import { identity } from '../../customers/composition.ts';
import { bundles } from '../bundles/bundles.ts';
import { cancellation } from '../cancellation/cancellation.ts';
import { checkout } from '../checkout/checkout.ts';
import { createCartMerger } from '../orders/merge-carts.ts';
import { createOrderPorts } from '../orders/order-ports.ts';
import { orders } from '../orders/orders.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { sustainability } from '../sustainability/sustainability.ts';
import { samples } from './samples.ts';

/** A shop that sells sample packs and boxes. */
export const startSampleShop = async (): Promise<TestApi> => {
  const shop = await startTestApi({
    domains: (deps) => [
      identity({ mergeCart: createCartMerger(createOrderPorts(deps), deps.clock) }),
      catalogue(),
      orders(createOrderPorts),
      checkout(createOrderPorts, () => createSandboxProvider(deps.db, 'local', 0)),
      samples(createOrderPorts),
      bundles(createOrderPorts),
      cancellation(createOrderPorts, () => createSandboxProvider(deps.db, 'local', 0)),
      delivery(),
      structures(),
      sustainability(createOrderPorts),
    ],
  });
  await seedCatalogue(shop.db);
  return shop;
};

/** Copied from the specification: `box-{region}` and `--samples` five times. */
export const skuPl = 'box-pl--samples--samples--samples--samples--samples';
