import { signIn, signUp } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { adopt } from '@shop/kit/session';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
export interface Registration extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  readonly newsletter: boolean;
}

/** The merged items of the visit: cart lines and designs. */
export interface MergedItems {
  readonly line_items: number;
  readonly designs: number;
}

/** Signs in; the visitor's cart and designs are merged in the same transaction. */
export async function signInWithPassword({
  email,
  password,
}: Credentials): Promise<Result<MergedItems, ApiProblem>> {
  const reply = await call(signIn, {
    body: { user: { email: email.trim(), password } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!reply.ok) return reply;
  await adopt(reply.value.token, reply.value.user);
  return { ok: true, value: reply.value.merged };
}

/** Registers and signs in, merging cart and designs. */
export async function registerAccount({
  email,
  password,
  firstName,
  lastName,
  locale,
  newsletter,
}: Registration): Promise<Result<MergedItems, ApiProblem>> {
  const reply = await call(signUp, {
    body: {
      user: {
        email: email.trim(),
        password,
        ...(firstName.trim() ? { first_name: firstName.trim() } : {}),
        ...(lastName.trim() ? { last_name: lastName.trim() } : {}),
        locale,
        consents: [
          { type: 'terms_and_conditions_and_privacy_policy', status: 'granted' },
          { type: 'newsletter', status: newsletter ? 'granted' : 'declined' },
        ],
      },
    },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!reply.ok) return reply;
  await adopt(reply.value.token, reply.value.user);
  return { ok: true, value: reply.value.merged };
}
