import * as contracts from '@shop/contracts';
import { type ApiDeps, type Domain, ok } from '../../platform/index.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { refusedCheck, verifyVat } from './verify-vat.ts';
import { verifyVatLaterHandler } from './verify-vat-later.ts';

/** VAT numbers: their check, and the questions to registers that were silent. */
export const tax = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'tax',
  register(route, deps) {
    const { vatRegistry } = portsOf(deps);
    // A register bears few questions, and a list of numbers could be tried out here.
    route(
      contracts.validateVat,
      async ({ db, query: { vat_id, country_iso, customer_type } }) =>
        ok(
          customer_type === 'consumer' || customer_type === 'b2c'
            ? refusedCheck(vat_id, country_iso, 'not_a_business', deps.clock())
            : await verifyVat(db, vatRegistry, vat_id, country_iso, deps.clock()),
        ),
      { perMinute: 30 },
    );
  },
  jobs: (deps) => [verifyVatLaterHandler(portsOf(deps), deps)],
});
