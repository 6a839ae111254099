import { type ApiDeps, type Domain, fail } from '../../platform/index.ts';
import type { OrderPorts } from '../../sales/index.ts';
import { shipments } from '../shipments/shipments.ts';
import type { Rasteriser } from './make-print-files.ts';
import { production } from './production.ts';

/** For tests whose designs have no artwork. */
export const noArtwork: Rasteriser = { rasterise: async () => fail('artwork_unsupported') };

/** The domains that produce and ship the orders of a test. */
export const fulfilmentDomains = (portsOf: (deps: ApiDeps) => OrderPorts): readonly Domain[] => [
  production(portsOf, { artwork: noArtwork }),
  shipments(),
];
