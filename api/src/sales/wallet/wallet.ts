import * as contracts from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  type Domain,
  fail,
  needsSecondPerson,
  ok,
  type RecordCall,
} from '../../platform/index.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { createStaffEntry } from './create-staff-entry.ts';
import { readWallet } from './read-wallet.ts';
import { updateWallet } from './update-wallet.ts';

/** Holds a call about a customer's wallet to the regions of the caller. */
const ofCustomer = {
  regionOf: async ({
    db,
    body,
  }: RecordCall<unknown, { readonly user_id: number }>): Promise<string | null> => {
    const [row] = await db.query<{ region: string }>(
      sql`select region from users where id = ${body.user_id} and role = 'customer'`,
    );
    return row?.region ?? null;
  },
};

/** The wallet: credits, refunds and payments. A means of payment, not a discount. */
export const wallet = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'wallet',
  register(route, deps) {
    const ports = portsOf(deps);
    route(contracts.getWallet, async ({ db, user, region, query }) =>
      ok(await readWallet(db, user.id, region, query)),
    );
    route(contracts.updateWallet, (call) =>
      updateWallet(createCartWriter(call, ports, deps.clock()), call.region, call.body),
    );
    route.staff(
      contracts.createWalletEntry,
      async (call) => {
        const { db, body, actor, region } = call;
        if (!body.amount.startsWith('-') && needsSecondPerson(call, 'staff:wallet:approve'))
          return fail('approval_needed');
        const { user_id: userId, currency, amount, reason } = body;
        const refused = await createStaffEntry(db, { userId, currency, amount, reason, actor });
        return refused ?? ok(await readWallet(db, userId, region, { currency }));
      },
      ofCustomer,
    );
  },
});
