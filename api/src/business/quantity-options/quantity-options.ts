import * as contracts from '@shop/contracts';
import {
  type ApiDeps,
  type Call,
  type CallUser,
  type Domain,
  fail,
  numericId,
} from '../../platform/index.ts';
import { createCartWriter, type OrderPorts } from '../../sales/index.ts';
import { type OptionWriter, selectOption, toggleVisibility } from './select-option.ts';

type AnyCall = Call<unknown, unknown, unknown, CallUser>;

/** Quantity options of an offer's line, or of an order created from it. */
export const quantityOptions = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'quantity-options',
  register(route, deps) {
    const ports = portsOf(deps);
    const createOptionWriter = (call: AnyCall): OptionWriter => ({
      ...createCartWriter(call, ports, deps.clock()),
      user: call.user,
      settings: deps.settings,
    });
    route(contracts.toggleQuantityOption, async (call) => {
      const id = numericId(call.params.id);
      return id === null ? fail('not_found') : toggleVisibility(createOptionWriter(call), id);
    });
    route(contracts.selectQuantityOption, async (call) => {
      const id = numericId(call.params.id);
      return id === null ? fail('not_found') : selectOption(createOptionWriter(call), id, call.body?.token);
    });
  },
});
