import {
  type ApiDeps,
  addresses,
  assets,
  type Domain,
  designs,
  type FileStore,
  identity,
  places,
  quotes,
} from '@shop/api';
import type { ArtworkDecoder } from '@shop/api/src/artwork/decoder.ts';
import { catalogue } from '@shop/api/src/catalogue/catalogue.ts';
import { checkout } from '@shop/api/src/checkout/checkout.ts';
import { cartMerger } from '@shop/api/src/orders/merge-carts.ts';
import { orderPorts } from '@shop/api/src/orders/order-ports.ts';
import { orders } from '@shop/api/src/orders/orders.ts';
import { createSandboxProvider } from '@shop/api/src/payments/sandbox-provider.ts';
import { plus } from '@shop/api/src/plus/plus.ts';
import { production } from '@shop/api/src/production/production.ts';
import { releases } from '@shop/api/src/releases/releases.ts';

/** The gateway for cards. The sandbox refuses production, so that nobody ever pays with play money there. */
const gateway = ({ db, settings }: ApiDeps) =>
  settings.environment === 'production' ? null : createSandboxProvider(db, settings.environment);

export interface Means {
  /** Reads artwork in a process that can be killed. */
  readonly artwork: ArtworkDecoder;
  readonly releaseFiles: FileStore;
}

/** The shop's domains and what they need of each other. */
export const domainsOf = (deps: ApiDeps, { artwork, releaseFiles }: Means): readonly Domain[] => [
  identity({ mergeCart: cartMerger(orderPorts(deps), deps.clock) }),
  addresses(),
  places(),
  catalogue(),
  designs({ artwork }),
  assets({ artwork }),
  orders(orderPorts),
  checkout(orderPorts, gateway),
  production({ artwork }),
  quotes(),
  plus(orderPorts),
  releases({ files: releaseFiles }),
];
