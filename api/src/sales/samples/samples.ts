import * as contracts from '@shop/contracts';
import type { ApiDeps, Domain } from '../../platform/index.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { customPack } from './custom-pack.ts';
import { listAllSamples } from './list-samples.ts';
import { refundPackHandler } from './refund-pack.ts';

/** Sample packs: the available samples, the pack that a buyer composes, and its refund. */
export const samples = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'samples',
  register(route, deps) {
    const ports = portsOf(deps);
    route.open(
      contracts.listSamples,
      ({ db, region, query }) => listAllSamples(db, region, query, deps.clock()),
      { cacheSeconds: 60 },
    );
    route(contracts.createCustomSamplePack, (call) =>
      customPack({ ...createCartWriter(call, ports, deps.clock()), user: call.user }, call.region, call.body),
    );
  },
  jobs: () => [refundPackHandler()],
});
