import * as contracts from '@shop/contracts';
import { type ApiDeps, type Domain, ok } from '../../platform/index.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { refusedCheck, verifyVat } from './verify-vat.ts';
import { verifyVatLaterHandler } from './verify-vat-later.ts';

/** VAT numbers: their check, and retries at registers that did not answer. */
export const tax = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'tax',
  register(route, deps) {
    const { vatRegistry } = portsOf(deps);
    // Registers limit requests, and this endpoint could be used to probe lists of numbers.
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
