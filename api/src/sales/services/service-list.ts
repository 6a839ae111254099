import type { ServiceName } from '@shop/contracts';
import type { Region } from '@shop/regions';
import { isSamplePack } from '../../catalogue/index.ts';
import { needsDesign } from '../orders/needs-design.ts';
import type { ItemFacts } from '../orders/ports.ts';

/** The rules of a service; its texts are in `words/` and its price in the region's price book. */
export interface ServiceKind {
  /** `line`: belongs to one line, once. `order`: independent, with its own quantity. */
  readonly level: 'line' | 'order';
  /** Whether a region offers it, provided that its price book has a price. */
  readonly soldIn: (region: Pick<Region, 'fscCertification'>) => boolean;
  /** Whether a line can have it. */
  readonly suits: (item: ItemFacts) => boolean;
}

const everywhere = () => true;
const noSample = (item: ItemFacts): boolean => item.configuration !== null && !isSamplePack(item);

/**
 * To add a service, add its name to the contract, an entry here, texts in every language (`words/`)
 * and a row to each price book that sells it.
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
    // Claims under a certificate that the shop does not hold must not be sold.
    soldIn: ({ fscCertification }) => fscCertification !== null,
    suits: noSample,
  },
  tree: {
    level: 'order',
    soldIn: everywhere,
    suits: () => false,
  },
};

/**
 * Returns the sku of a service, as `paid_assets` names it. @example serviceSku('warranty') //
 * 'service-warranty'
 */
export const serviceSku = (service: ServiceName): string => `service-${service}`;
