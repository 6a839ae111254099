import { hmrcRegistry } from './hmrc-registry.ts';
import type { RegistryAnswer, VatRegistry } from './vat-registry.ts';
import { noRegistry } from './vat-registry.ts';
import { viesRegistry } from './vies-registry.ts';

const timeoutMs = 4000;
const set = (env: Readonly<Record<string, string | undefined>>, name: string): string | null =>
  env[name]?.trim() || null;

/** Whether the URL is HTTPS or a local stand-in. */
const isRegistryUrl = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
};

/**
 * Creates the configured registers: VIES by `VIES_URL` (with `VAT_REQUESTER`, the shop's own
 * number), HMRC by `HMRC_CLIENT_ID` and `HMRC_CLIENT_SECRET` (`HMRC_URL`, `HMRC_REQUESTER`).
 * Without any, every number stays pending.
 */
export function createRegistries(env: Readonly<Record<string, string | undefined>>): readonly VatRegistry[] {
  const vies = set(env, 'VIES_URL');
  const clientId = set(env, 'HMRC_CLIENT_ID');
  const clientSecret = set(env, 'HMRC_CLIENT_SECRET');
  return [
    ...(vies ? [viesRegistry({ url: vies, requester: set(env, 'VAT_REQUESTER'), timeoutMs })] : []),
    ...(clientId && clientSecret
      ? [
          hmrcRegistry({
            url: set(env, 'HMRC_URL') ?? 'https://api.service.hmrc.gov.uk',
            clientId,
            clientSecret,
            requester: set(env, 'HMRC_REQUESTER'),
            timeoutMs,
          }),
        ]
      : []),
  ];
}

/** Returns an error message for invalid register settings, or null. */
export function validateRegistrySettings(env: Readonly<Record<string, string | undefined>>): string | null {
  for (const name of ['VIES_URL', 'HMRC_URL']) {
    const url = set(env, name);
    if (url && !isRegistryUrl(url)) return `${name} is "${url}"; set it to an https address.`;
  }
  if ((set(env, 'HMRC_CLIENT_ID') === null) !== (set(env, 'HMRC_CLIENT_SECRET') === null))
    return 'Only one of HMRC_CLIENT_ID and HMRC_CLIENT_SECRET is set; set both, or neither to run without HMRC.';
  return null;
}

/** Combines registers: each number goes to the first that covers it. */
export const findRegistry = (registries: readonly VatRegistry[]): VatRegistry => ({
  name: registries[0]?.name ?? 'none',
  covers: () => true,
  ask: (number): Promise<RegistryAnswer> =>
    (registries.find((one) => one.covers(number)) ?? noRegistry).ask(number),
});
