import * as contracts from '@shop/contracts';
import {
  type ApiDeps,
  type Call,
  type CallUser,
  type Domain,
  fail,
  numericId,
  ok,
} from '../../platform/index.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { addExpertCheck, removeExpertCheck } from './expert-check.ts';
import { listServices } from './list-services.ts';
import { removeLine } from './remove-line.ts';

type AnyCall = Call<unknown, unknown, unknown, CallUser>;

/** Services: the list, and the expert's check of a line. `orders` adds services by name. */
export const services = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'services',
  register(route, deps) {
    const ports = portsOf(deps);
    const writer = (call: AnyCall) => createCartWriter(call, ports, deps.clock());

    route.open(contracts.listServices, async ({ region, query }) =>
      ok({
        services: listServices(region, deps.clock(), {
          level: query['q[level_eq]'],
          name: query['q[service_name_eq]'],
        }),
      }),
    );
    route(contracts.createExpertCheck, (call) => addExpertCheck(writer(call), call.body.parent_id));
    route(contracts.destroyExpertCheck, async (call) => {
      const { query, body } = call;
      const inQuery = query.parent_id === undefined ? undefined : Number(query.parent_id);
      const named = inQuery ?? body?.parent_id;
      if (named === undefined || (body?.parent_id ?? named) !== named) {
        const message = 'Give one line, in the query or in the body.';
        const code = named === undefined ? 'required' : 'invalid';
        return fail('invalid_input', { fields: [{ path: 'parent_id', code, message }] });
      }
      return removeExpertCheck(writer(call), named);
    });
    route(contracts.removeFromOrder, async (call) => {
      const lineId = numericId(call.params.id);
      return lineId === null ? fail('not_found') : removeLine(writer(call), lineId);
    });
  },
});
