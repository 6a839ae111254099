import * as contracts from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Domain, ok } from '../../platform/index.ts';
import { listLatestConsents } from './consents.repo.ts';
import { listNeededConsents } from './list-needed-consents.ts';
import { recordConsents } from './record-consents.ts';

/** Consents: an append-only log with the version of each text, and their effects. */
export const consents = (): Domain => ({
  name: 'consents',
  register(route) {
    route(
      contracts.saveEmailWithConsents,
      ({ db, user, region, body }) =>
        db.transaction(async (tx) => {
          const { email } = body;
          await recordConsents(
            tx,
            {
              userId: user.id,
              email,
              source: 'form',
              region,
              locale: body.locale ?? user.locale,
              ownsEmail: false,
            },
            body.consents,
          );
          return ok({});
        }),
      { perMinute: 30 },
    );
    route(contracts.getGlobalConsentsNeeded, async ({ db, user, query }) =>
      ok(await listNeededConsents(db, user, query.email)),
    );
    route(contracts.listMyConsents, async ({ db, user }) =>
      ok({ consents: [...(await listLatestConsents(db, user.id))] }),
    );
    route(contracts.saveMyConsents, ({ db, user, region, body }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ confirmed: boolean }>(
          sql`select confirmed_at is not null as confirmed from users where id = ${user.id}`,
        );
        await recordConsents(
          tx,
          {
            userId: user.id,
            email: user.email,
            source: 'account',
            region,
            locale: user.locale,
            ownsEmail: row?.confirmed === true,
          },
          body.consents,
        );
        return ok({ consents: [...(await listLatestConsents(tx, user.id))] });
      }),
    );
  },
});
