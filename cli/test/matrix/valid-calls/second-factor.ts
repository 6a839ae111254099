import { codeOfSecret, createAuthenticator } from '@shop/api/staff/testing';
import type { ChangedFactor } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Entries, self, staff } from '../entry.ts';
import { password, type Stage } from '../stage.ts';

const root = '/v1/staff/second_factor';

/** A new owner, who is of the staff. */
const person = async (stage: Stage): Promise<number> => {
  const { id } = await stage.renew();
  await stage.shop.db.execute(sql`update users set role = 'staff' where id = ${id}`);
  stage.spoil();
  return id;
};
/** The same with an authenticator app, in a session that has proved it. */
const enrolled = async (stage: Stage) => {
  const id = await person(stage);
  const { secret } = await stage.own<{ secret: string }>('POST', `${root}/totp`, { password });
  const done = await stage.own<ChangedFactor>('PUT', `${root}/totp`, { code: codeOfSecret(secret) });
  return { id, secret, codes: done.recovery_codes ?? [] };
};
const authenticator = createAuthenticator('shop.test', 'http://shop.test');
/** What the browser of a new owner makes of a passkey's options. */
const attested = async (stage: Stage) => {
  await person(stage);
  // One authenticator serves every owner.
  await stage.shop.db.execute(sql`delete from staff_passkeys`);
  const told = await stage.own<{ challenge: string }>('POST', `${root}/passkeys/options`, { password });
  return { name: 'Laptop', ...authenticator.attest(told) };
};
const withPasskey = async (stage: Stage): Promise<number> => {
  const body = await attested(stage);
  const done = await stage.own<ChangedFactor>('POST', `${root}/passkeys`, body);
  return done.second_factor.passkeys[0]?.id ?? 0;
};

/** The second factor of sign-in, for staff. */
export const secondFactor: Entries = {
  [`GET ${root}`]: self(async (stage) => {
    await person(stage);
    return {};
  }),
  [`POST ${root}/totp`]: self(async (stage) => {
    await person(stage);
    return { body: { password } };
  }),
  [`PUT ${root}/totp`]: self(async (stage) => {
    await person(stage);
    const { secret } = await stage.own<{ secret: string }>('POST', `${root}/totp`, { password });
    return { body: { code: codeOfSecret(secret) } };
  }),
  [`DELETE ${root}/totp`]: self(async (stage) => {
    await enrolled(stage);
    return {};
  }),
  [`POST ${root}/recovery_codes`]: self(async (stage) => {
    await enrolled(stage);
    return {};
  }),
  [`POST ${root}/passkeys/options`]: self(async (stage) => {
    await person(stage);
    return { body: { password } };
  }),
  [`POST ${root}/passkeys`]: self(async (stage) => ({ body: await attested(stage) })),
  [`PUT ${root}/passkeys/:id`]: self(async (stage) => ({
    params: { id: await withPasskey(stage) },
    body: { name: 'Key ring' },
  })),
  [`DELETE ${root}/passkeys/:id`]: self(async (stage) => ({ params: { id: await withPasskey(stage) } })),
  [`POST ${root}/challenge`]: self(async (stage) => {
    await withPasskey(stage);
    return {};
  }),
  [`POST ${root}/verify/totp`]: self(async (stage) => {
    const { secret } = await enrolled(stage);
    return { body: { code: codeOfSecret(secret, 1) } };
  }),
  [`POST ${root}/verify/recovery_code`]: self(async (stage) => ({
    body: { code: (await enrolled(stage)).codes[0] },
  })),
  [`POST ${root}/verify/passkey`]: self(async (stage) => {
    await withPasskey(stage);
    const told = await stage.own<{ challenge: string }>('POST', `${root}/challenge`);
    return { body: authenticator.sign(told) };
  }),
  'DELETE /v1/staff/accounts/:id/second_factor': staff(async (stage) => ({
    params: { id: (await enrolled(stage)).id },
  })),
};
