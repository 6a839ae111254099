/** The whole API as the shop composes it, with its own database and data folder. */
import path from 'node:path';
import { createArtworkDecoder } from '@shop/api/artwork/composition';
import { seedCatalogue } from '@shop/api/catalogue/composition';
import type { ApiSettings } from '@shop/api/platform';
import { createDiskStore } from '@shop/api/platform/composition';
import type { VatRegistry } from '@shop/api/sales/composition';
import { type Store, startTestApi, type TestApi } from '@shop/api/test/start-test-api.ts';
import { createDomains } from '../src/domains.ts';

/** The only registered VAT number of these tests; every other is unknown to its register. */
export const registeredVatNumber = 'PL5260250274';

const registry: VatRegistry = {
  name: 'vies',
  covers: () => true,
  ask: async ({ vatId }) =>
    vatId === registeredVatNumber
      ? {
          kind: 'valid',
          name: 'Ministerstwo Finansów',
          address: 'Świętokrzyska 12',
          consultationId: 'WAPI-1',
        }
      : { kind: 'invalid' },
};

export interface WholeApiOptions {
  readonly store?: Store;
  readonly settings?: Partial<ApiSettings>;
}

/** @example const shop = await startWholeApi(); await shop.call('GET', '/users/anonymous'); await shop.cleanup(); */
export const startWholeApi = async (options: WholeApiOptions = {}): Promise<TestApi> => {
  const artwork = createArtworkDecoder();
  const shop = await startTestApi({
    ...options,
    domains: (deps) =>
      createDomains(deps, {
        artwork,
        releaseFiles: createDiskStore(path.join(deps.settings.dataDir, 'releases')),
        stripe: null,
        stripeWebhookSecret: null,
        vatRegistry: registry,
      }),
  });
  await seedCatalogue(shop.db);
  return {
    ...shop,
    cleanup: async () => {
      await shop.cleanup();
      artwork.close();
    },
  };
};
