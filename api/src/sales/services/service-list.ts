import type { ServiceName } from '@shop/contracts';
import type { Region } from '@shop/regions';
import { isSamplePack } from '../../catalogue/index.ts';
import { needsDesign } from '../orders/needs-design.ts';
import type { ItemFacts } from '../orders/ports.ts';

/** What a service is, apart from its words and its price, which the price book of the region has. */
export interface ServiceKind {
  /** `line`: hangs on one line, once. `order`: stands by itself and has a quantity of its own. */
  readonly level: 'line' | 'order';
  /** Whether a region has it, beside a price in its book. */
  readonly soldIn: (region: Pick<Region, 'fscCertification'>) => boolean;
  /** Whether a line can have it. */
  readonly suits: (item: ItemFacts) => boolean;
}

const everywhere = () => true;
const noSample = (item: ItemFacts): boolean => item.configuration !== null && !isSamplePack(item);

/**
 * Data: a further service is a name in the contract, an entry here, words in every language (`words/`) and a row in
 * each price book that sells it.
 */
export const serviceKinds: Readonly<Record<ServiceName, ServiceKind>> = {
  'expert-check': {
    level: 'line',
    soldIn: everywhere,
    suits: (item) => item.configuration !== null && needsDesign(item),
  },
  warranty: {
    level: 'line',
    soldIn: everywhere,
    suits: noSample,
  },
  'fsc-certificate': {
    level: 'line',
    // Nobody may sell a claim under a certificate that the shop does not hold.
    soldIn: ({ fscCertification }) => fscCertification !== null,
    suits: noSample,
  },
  tree: {
    level: 'order',
    soldIn: everywhere,
    suits: () => false,
  },
};

/** The sku of a service, by which `paid_assets` names it. @example serviceSku('warranty') // 'service-warranty' */
export const serviceSku = (service: ServiceName): string => `service-${service}`;
