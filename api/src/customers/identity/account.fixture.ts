import { randomUUID } from 'node:crypto';
import { createCartMerger, createDestinationFollower, orders } from '../../../test/domains.ts';
import { fixturePorts } from '../../../test/shops.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { keys, places } from '../../platform/composition.ts';
import { addresses } from '../addresses/addresses.ts';
import { identity } from './identity.ts';

export const password = 'kartony-i-tektura-7';
export const staff = { authorization: 'Bearer a staff key for tests' };

/** Returns the token in the first of these mails that links to a page. */
export const tokenIn = (mails: readonly string[], page: string): string =>
  mails.map((mail) => new RegExp(`${page}/([\\w-]{43})`).exec(mail)?.[1]).find(Boolean) ?? '';

/** A shop with accounts, addresses, keys and carts, and actions of its users. */
export const startAccountShop = async () => {
  const shop = await startTestApi({
    domains: (deps) => {
      const ports = () => fixturePorts(deps, { unit: 12_345n });
      return [
        identity({
          mergeCart: createCartMerger(ports(), deps.clock),
          followDestination: createDestinationFollower(ports(), deps.clock),
        }),
        addresses(),
        keys(),
        places(),
        orders(ports),
      ];
    },
    settings: { trustProxy: 'loopback', countryHeader: 'cf-ipcountry' },
  });
  return {
    ...shop,
    member: async (email = `member-${randomUUID()}@example.com`, device = 'Firefox on a desk') => {
      const { body } = await shop.call('POST', '/sign_up', {
        token: await shop.visitor(),
        headers: { 'user-agent': device },
        body: { user: { email, password, first_name: 'Ola' } },
      });
      const { token, user } = body as { token: string; user: { id: number } };
      return { email, token, id: user.id };
    },
    signIn: async (email: string, secret = password, device = 'Safari on a phone') =>
      shop.call('POST', '/sign_in', {
        token: await shop.visitor(),
        headers: { 'user-agent': device },
        body: { user: { email, password: secret } },
      }),
    me: (token: string) => shop.call('GET', '/users/me', { token }),
    /** Returns the mails sent to an address. */
    mailed: async (email: string): Promise<readonly string[]> => {
      await shop.runJobs();
      return (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`));
    },
  };
};
export type AccountShop = Awaited<ReturnType<typeof startAccountShop>>;
