import * as contracts from '@shop/contracts';
import { type ApiDeps, type Domain, fail, ok } from '../../platform/index.ts';
import { dunningMailHandler } from '../dunning/dunning-mail.ts';
import { findCart, findCartById } from '../orders/cart.repo.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { paymentSummary } from './payment-summary.ts';
import { proposeSchedule } from './propose-schedule.ts';
import { remindOfInstalmentHandler } from './remind-of-instalment.ts';
import { findIdByNumber } from './schedules.repo.ts';
import { isValidWorkflowToken, signWorkflowToken } from './workflow-token.ts';

/** Instalments, payment summaries and received transfers. */
export const schedules = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'schedules',
  register(route, deps) {
    const ports = portsOf(deps);
    const { clock, settings } = deps;
    route(contracts.createPaymentSchedule, (call) =>
      proposeSchedule(createCartWriter(call, ports, clock()), call.body),
    );
    route(contracts.getPaymentSummary, async ({ db, user, params, query }) => {
      const token = query.workflow_token;
      const own = await findCart(db, user.id, params.number);
      if (own) return ok(await paymentSummary(db, own, clock()));
      if (!token || !isValidWorkflowToken(settings.sessionSecret, token, params.number, clock()))
        return fail('not_found');
      const id = await findIdByNumber(db, params.number);
      const cart = id === null ? null : await findCartById(db, id);
      return cart ? ok(await paymentSummary(db, cart, clock())) : fail('not_found');
    });
    route(
      contracts.getWorkflowToken,
      async ({ db, user, query }) => {
        const cart = await findCart(db, user.id, query.order_number);
        if (!cart) return fail('not_found');
        const { token, expiresAt } = signWorkflowToken(settings.sessionSecret, cart.number, clock());
        return ok({
          workflow_token: token,
          order_number: cart.number,
          expires_at: expiresAt.toISOString(),
        });
      },
      { perMinute: 60 },
    );
  },
  jobs: (deps) => [remindOfInstalmentHandler(deps), dunningMailHandler(deps)],
});
